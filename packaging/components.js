// What goes into the programs besides Kralle: `node packaging/components.js FOLDER VERSION`.
//
// Writes FOLDER/sbom.cdx.json (CycloneDX 1.6) and FOLDER/third-party.txt: each component with its
// license and the notices that lie in its sources. Crates are those linked into the two programs on
// this system; packages of npm those that the screens import. Nothing is fetched.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [folder, version] = process.argv.slice(2);
const PROGRAMS = ['kralle', 'kralle-cli'];
/** Built into the screens although npm counts it among the tools. */
const BUILT_IN = ['svelte'];
/** Whose bytes a build script packs into the programs. */
const PACKED = ['dejavu'];
const NOTICE = /^(licen[cs]e|copying|notice|copyright|unlicense)[^.]*(\.txt|\.md)?$/i;

const byName = (a, b) => (a.ref < b.ref ? -1 : a.ref > b.ref ? 1 : 0);
const read = (path) => readFileSync(path, 'utf8');

/** The texts of licenses in a folder of sources. */
function notices(place) {
	if (!existsSync(place)) return [];
	const files = readdirSync(place, { withFileTypes: true, recursive: true });
	return files
		.filter((it) => it.isFile() && NOTICE.test(it.name))
		.map((it) => read(join(it.parentPath, it.name)).trim())
		.sort();
}

/** Everything reached from `roots`, by what `next` says. */
function reached(roots, next) {
	const seen = new Set(roots);
	for (const id of seen) for (const other of next(id)) seen.add(other);
	return [...seen];
}

function crates() {
	const host = /host: (.*)/.exec(execFileSync('rustc', ['-vV'], { encoding: 'utf8' }))[1];
	const told = execFileSync(
		process.env.CARGO ?? 'cargo',
		['metadata', '--locked', '--format-version', '1', '--filter-platform', host],
		{ encoding: 'utf8', maxBuffer: 1 << 28 }
	);
	const { packages, resolve } = JSON.parse(told);
	const sums = new Map(
		[...read('Cargo.lock').matchAll(/name = "(.*)"\nversion = "(.*)"\nsource = .*\nchecksum = "(.*)"/g)].map(
			([, name, its, sum]) => [`${name}@${its}`, sum]
		)
	);
	const about = new Map(packages.map((it) => [it.id, it]));
	const nodes = new Map(resolve.nodes.map((it) => [it.id, it]));
	const linked = (dep) => PACKED.includes(dep.name) || dep.dep_kinds.some((it) => it.kind === null);
	const next = (id) => nodes.get(id).deps.filter(linked).map((dep) => dep.pkg);
	const roots = packages.filter((it) => PROGRAMS.includes(it.name) && !it.source).map((it) => it.id);
	const ref = (id) => `pkg:cargo/${about.get(id).name}@${about.get(id).version}`;
	return reached(roots, next).map((id) => {
		const { name, version, license, license_file, source, manifest_path, repository } = about.get(id);
		return {
			ref: ref(id),
			own: !source,
			name,
			version,
			license: license?.replace(/ *\/ */g, ' OR ') ?? license_file,
			address: repository,
			hash: sums.get(`${name}@${version}`),
			algorithm: 'SHA-256',
			next: next(id).map(ref),
			notices: notices(dirname(manifest_path))
		};
	});
}

function screens() {
	const { packages } = JSON.parse(read('ui/package-lock.json'));
	// Where npm would find it: in the folder of the one that asks, or further up.
	const find = (name, from) => {
		for (let at = from; ; at = at.replace(/(^|\/)node_modules\/(@[^/]*\/)?[^/]*$/, '')) {
			const path = `${at}${at && '/'}node_modules/${name}`;
			if (packages[path]) return path;
			if (!at) return undefined;
		}
	};
	const next = (path) =>
		Object.keys(packages[path].dependencies ?? {})
			.map((name) => find(name, path))
			.filter((it) => it !== undefined);
	const roots = [...Object.keys(packages[''].dependencies), ...BUILT_IN].map((name) => find(name, ''));
	const name = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
	const ref = (path) => `pkg:npm/${name(path).replace('@', '%40')}@${packages[path].version}`;
	return reached(roots, next).map((path) => ({
		ref: ref(path),
		own: false,
		name: name(path),
		version: packages[path].version,
		license: packages[path].license,
		hash: Buffer.from(packages[path].integrity.replace('sha512-', ''), 'base64').toString('hex'),
		algorithm: 'SHA-512',
		next: next(path).map(ref),
		notices: notices(join('ui', path))
	}));
}

const all = [...crates(), ...screens()].sort(byName);
const others = all.filter((it) => !it.own);
const unlicensed = others.filter((it) => !it.license);
if (unlicensed.length > 0) {
	throw new Error(`no license: ${unlicensed.map((it) => it.ref).join(', ')}`);
}
const own = 'pkg:generic/kralle@' + version;
const ours = new Set(all.filter((it) => it.own).map((it) => it.ref));
const used = all.filter((it) => it.own).flatMap((it) => it.next.filter((ref) => !ours.has(ref)));
const components = others.map((it) => ({
	type: 'library',
	'bom-ref': it.ref,
	name: it.name,
	version: it.version,
	purl: it.ref,
	hashes: [{ alg: it.algorithm, content: it.hash }],
	licenses: [{ expression: it.license }],
	...(it.address && { externalReferences: [{ type: 'vcs', url: it.address }] })
}));
const dependencies = [
	{ ref: own, dependsOn: [...new Set([...used, ...screensUsed()])].sort() },
	...others.map((it) => ({ ref: it.ref, dependsOn: [...new Set(it.next)].sort() }))
];

/** What the screens themselves import. */
function screensUsed() {
	const { dependencies } = JSON.parse(read('ui/package.json'));
	const names = [...Object.keys(dependencies), ...BUILT_IN];
	return others.filter((it) => it.ref.startsWith('pkg:npm/') && names.includes(it.name)).map((it) => it.ref);
}

// The same content has the same number: nothing here may depend on when it was written.
const digest = createHash('sha256').update(JSON.stringify([version, components, dependencies])).digest('hex');
const serial = `${digest.slice(0, 8)}-${digest.slice(8, 12)}-5${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
const seconds = Number(process.env.SOURCE_DATE_EPOCH);
const sbom = {
	bomFormat: 'CycloneDX',
	specVersion: '1.6',
	serialNumber: `urn:uuid:${serial}`,
	version: 1,
	metadata: {
		timestamp: new Date(seconds * 1000).toISOString(),
		component: {
			type: 'application',
			'bom-ref': own,
			name: 'kralle',
			version,
			purl: own,
			licenses: [{ license: { id: 'GPL-3.0-or-later' } }]
		}
	},
	components,
	dependencies
};
writeFileSync(join(folder, 'sbom.cdx.json'), JSON.stringify(sbom, null, 1) + '\n');

// Many have the same text: it stands once, below the names of all of them.
const texts = new Map();
for (const it of others) {
	for (const text of it.notices) texts.set(text, [...(texts.get(text) ?? []), it]);
}
const line = '-'.repeat(80);
const list = others.map((it) => `${it.name} ${it.version}: ${it.license}`).join('\n');
const chapters = [...texts].map(
	([text, its]) => `${line}\n${its.map((it) => `${it.name} ${it.version}`).join(', ')}\n${line}\n\n${text}\n`
);
writeFileSync(
	join(folder, 'third-party.txt'),
	`What is built into Kralle, each with its license; the notices follow.\n\n${list}\n\n${chapters.join('\n')}`
);
console.log(`${others.length} components, ${texts.size} notices`);
