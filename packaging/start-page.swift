// What the start page of the app says that is on the screen of this Mac, read off a picture:
// `swift packaging/start-page.swift` in the folder of the project.
//
// The web view of macOS answers no other program. Fails when the words of the start page are not there
// within a minute.
import AppKit
import Vision

let messages = try String(contentsOfFile: "ui/messages/en/start.ftl", encoding: .utf8)
let awaited = ["start-new", "start-open", "start-demo"].compactMap { key in
    messages.split(separator: "\n").first { $0.hasPrefix("\(key) = ") }?.dropFirst(key.count + 3)
}
let picture = NSTemporaryDirectory() + "start-page.png"

func seen() throws -> [String] {
    let capture = Process()
    capture.executableURL = URL(fileURLWithPath: "/usr/sbin/screencapture")
    capture.arguments = ["-x", picture]
    try capture.run()
    capture.waitUntilExit()
    let reading = VNRecognizeTextRequest()
    try VNImageRequestHandler(url: URL(fileURLWithPath: picture)).perform([reading])
    return (reading.results ?? []).compactMap { $0.topCandidates(1).first?.string }
}

let until = Date(timeIntervalSinceNow: 60)
var lines: [String] = []
repeat {
    lines = try seen()
    if awaited.count == 3, awaited.allSatisfy({ words in lines.contains { $0.contains(words) } }) {
        print(lines.joined(separator: "\n"))
        exit(0)
    }
    Thread.sleep(forTimeInterval: 1)
} while Date() < until
print("No start page. On the screen:", lines)
exit(1)
