// Checks the built package. Run after `npm run build`; prints problems and how to fix them.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changed } from './api.mjs';
import { packagesOf, reactPackages } from './graph.mjs';
import { citations, declarations } from './plain-comments.mjs';
import { dataFiles, entries, root, scriptTag, sheets } from './surface.mjs';
import { behind } from './sync.mjs';

const at = (path) => `${root}${path}`;
const firstLine = (path) => readFileSync(at(path), 'utf8').slice(0, 40).split('\n')[0].trim();
const files = (folder) => readdirSync(at(folder), { recursive: true }).map((path) => `${folder}/${path}`);

/** Runs a program of node_modules. Returns its output if it failed, otherwise an empty list. */
function failureOf(program, args) {
  try {
    execFileSync(at(`node_modules/.bin/${program}`), args, { cwd: root, stdio: 'pipe', encoding: 'utf8' });
    return [];
  } catch (error) {
    return [`${error.stdout}${error.stderr}`.trim()];
  }
}

function missingFiles() {
  const outputs = [
    ...entries().flatMap(({ out }) => [`dist/${out}.js`, `dist/${out}.d.ts`]),
    ...sheets().map(({ out }) => `dist/${out}.css`),
    ...dataFiles.map((name) => `dist/${name}.json`),
    scriptTag,
  ];
  return outputs.filter((path) => !existsSync(at(path))).map((path) => `${path} is missing. Run: npm run build`);
}

const directive = /^(['"])use client\1(;|$)/;
function clientDirectives() {
  const client = new Map(entries().map(({ out, client: isClient }) => [`dist/${out}.js`, isClient]));
  return files('dist')
    .filter((path) => path.endsWith('.js') && !path.startsWith('dist/embed/'))
    .filter((path) => directive.test(firstLine(path)) !== (client.get(path) ?? false))
    .map((path) => `${path} ${client.get(path) ? 'does not start' : 'starts'} with 'use client'`);
}

async function reactInPlainEntries() {
  const plain = entries().filter(({ kind }) => kind === 'plain');
  const found = await Promise.all(
    plain.map(async ({ out, subpath }) => ({ subpath, packages: await packagesOf(`dist/${out}.js`) })),
  );
  return found.flatMap(({ subpath, packages }) =>
    packages
      .filter((name) => reactPackages.test(name))
      .map((name) => `${subpath} is for pages without React but imports ${name}`),
  );
}

/** Packages that a bundle imports must be installed with this one. */
async function undeclaredPackages() {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const declared = new Set(Object.keys({ ...dependencies, ...peerDependencies }));
  const nameOf = (path) =>
    path
      .split('/')
      .slice(0, path.startsWith('@') ? 2 : 1)
      .join('/');
  const found = await Promise.all(
    entries().map(async ({ out, subpath }) => ({ subpath, packages: await packagesOf(`dist/${out}.js`) })),
  );
  return found.flatMap(({ subpath, packages }) =>
    packages
      .filter((path) => !declared.has(nameOf(path)))
      .map((path) => `${subpath} imports ${path}, which is neither a dependency nor a peer`),
  );
}

/** Unlayered rules of a page override any layer, so only the stylesheet for pages with layers may have them. */
function sheetsInLayers() {
  return sheets()
    .filter(({ kind, out }) => kind !== 'layered' && readFileSync(at(`dist/${out}.css`), 'utf8').includes('@layer'))
    .map(({ out }) => `${out}.css has layers`);
}

function packed(judge) {
  const folder = mkdtempSync(join(tmpdir(), 'tradefront-pack-'));
  try {
    const [{ filename }] = JSON.parse(
      execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
        cwd: root,
        stdio: 'pipe',
        encoding: 'utf8',
      }),
    );
    return judge(join(folder, filename));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Description of the tarball that would be published. */
const tarball = () =>
  JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      cwd: root,
      stdio: 'pipe',
      encoding: 'utf8',
    }),
  )[0];

/** Paths of all files that would be published. */
const published = () => new Set(tarball().files.map(({ path }) => path));

/**
 * Maximum bytes of an installation. Almost half is the script-tag build with React and four locale packs; the demo, the
 * packs and the element's stylesheets are only there, and the package's modules re-export them. The goal is 6 MB.
 */
const UNPACKED = 6_205_000;
function unpackedSize() {
  const { unpackedSize: bytes } = tarball();
  return bytes > UNPACKED ? [`${(bytes / 1e6).toFixed(1)} MB are installed; the maximum is ${UNPACKED / 1e6}`] : [];
}

const unpublishedDocuments = () =>
  declarations().flatMap((path) =>
    citations(readFileSync(path, 'utf8')).map(
      (line) => `${path.slice(root.length)} cites an unpublished document: ${line}`,
    ),
  );

/** Readers of the package don't have the repository, so links of its README lead into the package or to a URL. */
function readmeLinks() {
  const carried = published();
  const targets = [...readFileSync(at('README.md'), 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(
    ([, target]) => target,
  );
  return targets
    .filter((target) => !/^https?:/.test(target) && !carried.has(target))
    .map((target) => `README.md links to ${target}, which is not published`);
}

const sourceMaps = () => [...published()].filter((path) => path.endsWith('.map')).map((path) => `${path} is published`);

/** Chunks with the lazy part of a widget that lack the comment which lets the browser compile them when they load. */
const withoutCompileHint = () =>
  readdirSync(at('dist/embed/chunks'))
    .filter((file) => /^(overlay-runtime|[\w-]+\.lazy)-/.test(file))
    .filter(
      (file) => !readFileSync(at(`dist/embed/chunks/${file}`), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
    )
    .map((file) => `dist/embed/chunks/${file} has no compile hint: scripts/compile-hints.ts`);

/** The script's first chunk requests all others, so they would wait for any chunk that it imports. */
function importsOfScript() {
  const folder = scriptTag.slice(0, scriptTag.lastIndexOf('/') + 1);
  const importsOf = (path) =>
    [...readFileSync(at(path), 'utf8').matchAll(/from\s*"\.\/([^"]+)"/g)].map(([, name]) => name);
  const first = importsOf(scriptTag);
  const late = first.flatMap((path) => importsOf(folder + path));
  if (first.length !== 1) return [`${scriptTag} imports ${first.length} chunks instead of one`];
  return late.map((name) => `${folder}${first[0]} imports ${name}, and all other chunks wait for it`);
}

const notTyped = () => [
  ...sheets().map(({ subpath }) => subpath.slice(2)),
  ...dataFiles.map((name) => `${name}.json`),
  'script',
];

const checks = {
  'generated files': async () => (await behind()).map((path) => `${path} is outdated. Run: npm run sync`),
  'files of the exports': missingFiles,
  "'use client'": clientDirectives,
  'entries without React': reactInPlainEntries,
  'imports are declared': undeclaredPackages,
  'sheets without layers': sheetsInLayers,
  'public surface': () =>
    changed().map(
      (path) =>
        `${path} differs from the build. If the change is intended, run npm run api:update and describe it in CHANGELOG.md`,
    ),
  'links of the README': readmeLinks,
  'no source maps': sourceMaps,
  'imports of the script': importsOfScript,
  'compile hints': withoutCompileHint,
  'unpacked size': unpackedSize,
  'comments cite published documents': unpublishedDocuments,
  publint: () => failureOf('publint', ['--strict']),
  'types resolve': () =>
    packed((tarball) => failureOf('attw', [tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...notTyped()])),
};

let failed = false;
for (const [name, check] of Object.entries(checks)) {
  const wrong = await check();
  failed ||= wrong.length > 0;
  console.log(`${wrong.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  for (const line of wrong) console.log(`     ${line.replaceAll('\n', '\n     ')}`);
}
process.exitCode = failed ? 1 : 0;
