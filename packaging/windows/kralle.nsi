; The installer for Windows, for one person and without an administrator: programs, menu, `.kralle` files.
;
; makensis -DVERSION=0.1.0 -DSOURCE=FOLDER -DOUT=FILE [-DSIGN=SCRIPT] kralle.nsi
; FOLDER holds kralle-app.exe, kralle.exe, LICENSE.txt; third-party.txt, and WebView2Loader.dll where the build needs it.
;
; What an updater passes: /S nothing is asked, /P only progress is shown, /R start Kralle afterwards, /ARGS what it is
; started with, /UPDATE the older version is in place, /D=FOLDER elsewhere (last).

Unicode true
; 64 bits: Wine has no others here.
Target amd64-unicode
; A trial need not be small.
!ifdef QUICK
SetCompressor zlib
!else
SetCompressor /SOLID lzma
!endif
ManifestDPIAware true
ManifestSupportedOS Win10
RequestExecutionLevel user

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh

Name Kralle
OutFile "${OUT}"
!ifdef SIGN
!uninstfinalize 'bash "${SIGN}" "%1"' = 0
!endif
InstallDir "$LOCALAPPDATA\Kralle"
InstallDirRegKey HKCU Software\Kralle Folder
BrandingText "Kralle ${VERSION}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName Kralle
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "Kralle"
VIAddVersionKey LegalCopyright "GPL-3.0-or-later"

!define UNINSTALL Software\Microsoft\Windows\CurrentVersion\Uninstall\Kralle
; Where the runtime of web pages says which version it has; https://learn.microsoft.com/microsoft-edge/webview2
!define RUNTIME Microsoft\EdgeUpdate\Clients\{F3017226-FE2A-4295-8BDF-00C3A9A7E4C5}
!define RUNTIME_ADDRESS https://developer.microsoft.com/microsoft-edge/webview2
!define SHCNE_ASSOCCHANGED 0x08000000
; How often half a second is waited for a Kralle that ends.
!define PATIENCE 60

Var Passive
Var Restart
Var Arguments

!define MUI_ICON ..\..\src-tauri\icons\icon.ico
!define MUI_UNICON ..\..\src-tauri\icons\icon.ico
; The icon on its own color; 164 by 314 points, with a palette.
!define MUI_WELCOMEFINISHPAGE_BITMAP side.bmp
!define MUI_ABORTWARNING
!define MUI_PAGE_CUSTOMFUNCTION_PRE SkipIfPassive
!insertmacro MUI_PAGE_WELCOME
!define MUI_PAGE_CUSTOMFUNCTION_PRE SkipIfPassive
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_PAGE_CUSTOMFUNCTION_PRE SkipIfPassive
!define MUI_FINISHPAGE_RUN "$INSTDIR\kralle-app.exe"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE German
!insertmacro MUI_LANGUAGE French
!insertmacro MUI_LANGUAGE Italian
!include words.nsh

Function .onInit
	; The language of the system, English where there is none of ours: no question.
	${GetParameters} $0
	ClearErrors
	${GetOptions} $0 "/P" $1
	${IfNot} ${Errors}
		StrCpy $Passive yes
	${EndIf}
	ClearErrors
	${GetOptions} $0 "/R" $1
	${IfNot} ${Errors}
		StrCpy $Restart yes
	${EndIf}
	ClearErrors
	${GetOptions} $0 "/ARGS" $Arguments
FunctionEnd

Function SkipIfPassive
	${If} $Passive == yes
		Abort
	${EndIf}
FunctionEnd

; A Kralle that runs keeps its file: it is waited for, then asked for, and nothing is replaced by halves.
Function WaitForEnd
	again:
	${ForEach} $0 1 ${PATIENCE} + 1
		${IfNot} ${FileExists} "$INSTDIR\kralle-app.exe"
			Return
		${EndIf}
		ClearErrors
		FileOpen $1 "$INSTDIR\kralle-app.exe" a
		${IfNot} ${Errors}
			FileClose $1
			Return
		${EndIf}
		${IfNot} ${Silent}
		${AndIf} $Passive != yes
			${ExitFor}
		${EndIf}
		Sleep 500
	${Next}
	MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(StillRuns)" /SD IDCANCEL IDRETRY again
	SetErrorLevel 2
	Quit
FunctionEnd

Section
	Call WaitForEnd
	SetOutPath "$INSTDIR"
	File "${SOURCE}\kralle-app.exe"
	File "${SOURCE}\kralle.exe"
	File /nonfatal "${SOURCE}\WebView2Loader.dll"
	File "${SOURCE}\LICENSE.txt"
	File /nonfatal "${SOURCE}\third-party.txt"
	WriteUninstaller "$INSTDIR\uninstall.exe"
	CreateShortcut "$SMPROGRAMS\Kralle.lnk" "$INSTDIR\kralle-app.exe"
	WriteRegStr HKCU Software\Kralle Folder "$INSTDIR"

	WriteRegStr HKCU Software\Classes\.kralle "" Kralle.Tournament
	WriteRegStr HKCU Software\Classes\.kralle "Content Type" application/vnd.kralle
	WriteRegStr HKCU Software\Classes\Kralle.Tournament "" "$(Tournament)"
	WriteRegStr HKCU Software\Classes\Kralle.Tournament\DefaultIcon "" "$INSTDIR\kralle-app.exe,0"
	WriteRegStr HKCU Software\Classes\Kralle.Tournament\shell\open\command "" '"$INSTDIR\kralle-app.exe" "%1"'
	System::Call "shell32::SHChangeNotify(i ${SHCNE_ASSOCCHANGED}, i 0, p 0, p 0)"

	WriteRegStr HKCU "${UNINSTALL}" DisplayName Kralle
	WriteRegStr HKCU "${UNINSTALL}" DisplayVersion "${VERSION}"
	WriteRegStr HKCU "${UNINSTALL}" DisplayIcon "$INSTDIR\kralle-app.exe"
	WriteRegStr HKCU "${UNINSTALL}" InstallLocation "$INSTDIR"
	WriteRegStr HKCU "${UNINSTALL}" UninstallString '"$INSTDIR\uninstall.exe"'
	WriteRegStr HKCU "${UNINSTALL}" QuietUninstallString '"$INSTDIR\uninstall.exe" /S'
	WriteRegDWORD HKCU "${UNINSTALL}" NoModify 1
	WriteRegDWORD HKCU "${UNINSTALL}" NoRepair 1
	${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
	WriteRegDWORD HKCU "${UNINSTALL}" EstimatedSize $0
	Call AskForRuntime
SectionEnd

; Without it no window opens; Windows 11 has it.
Function AskForRuntime
	ReadRegStr $0 HKLM SOFTWARE\WOW6432Node\${RUNTIME} pv
	${If} $0 == ""
		ReadRegStr $0 HKLM SOFTWARE\${RUNTIME} pv
	${EndIf}
	${If} $0 == ""
		ReadRegStr $0 HKCU Software\${RUNTIME} pv
	${EndIf}
	${If} $0 != ""
	${AndIf} $0 != "0.0.0.0"
		Return
	${EndIf}
	${If} $Passive != yes
		MessageBox MB_YESNO|MB_ICONINFORMATION "$(NoRuntime)" /SD IDNO IDNO done
		ExecShell open "${RUNTIME_ADDRESS}"
	${EndIf}
	done:
FunctionEnd

Function .onInstSuccess
	${If} $Restart == yes
		Exec '"$INSTDIR\kralle-app.exe" $Arguments'
	${EndIf}
FunctionEnd

; Tournaments, settings and backups stay.
Section Uninstall
	Delete "$INSTDIR\kralle-app.exe"
	Delete "$INSTDIR\kralle.exe"
	Delete "$INSTDIR\WebView2Loader.dll"
	Delete "$INSTDIR\LICENSE.txt"
	Delete "$INSTDIR\third-party.txt"
	Delete "$INSTDIR\uninstall.exe"
	RMDir "$INSTDIR"
	Delete "$SMPROGRAMS\Kralle.lnk"
	ReadRegStr $0 HKCU Software\Classes\.kralle ""
	${If} $0 == Kralle.Tournament
		DeleteRegKey HKCU Software\Classes\.kralle
	${EndIf}
	DeleteRegKey HKCU Software\Classes\Kralle.Tournament
	DeleteRegKey HKCU "${UNINSTALL}"
	DeleteRegKey HKCU Software\Kralle
	System::Call "shell32::SHChangeNotify(i ${SHCNE_ASSOCCHANGED}, i 0, p 0, p 0)"
SectionEnd
