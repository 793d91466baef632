// Describes the public surface as text under test/surface/, one concise file per entry: its exports, without comments.
// A changed surface is a diff of these files, visible in review. `npm run api:update` after a build updates them.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { entries, root } from './surface.mjs';

const FOLDER = 'test/surface';
/** Maximum length of a line with several names. */
const WIDTH = 120;
const INDENT = '    ';
/** A line of a list that contains a single name. */
const NAME = /^\s*["'][^"']*["'],?$/;
const at = (path) => `${root}${path}`;
const byName = (one, other) => (one < other ? -1 : one > other ? 1 : 0);

/** Joins names into lines of at most WIDTH. */
function rows(names, indent) {
  const lines = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + name.length + 2 <= WIDTH) lines[lines.length - 1] = `${last} ${name},`;
    else lines.push(`${indent}${name},`);
  }
  return lines.join('\n').replace(/,$/, '');
}

const isText = (type) => type?.kind === ts.SyntaxKind.StringKeyword;

/** Paths of a message object, with a plural as one path; null for a type that contains anything but texts. */
function paths(type, prefix = '') {
  const found = [];
  for (const member of type.members) {
    if (!ts.isPropertySignature(member) || member.type === undefined) return null;
    const path = `${prefix}${member.name.getText()}`;
    if (isText(member.type)) found.push(path);
    else if (!ts.isTypeLiteralNode(member.type)) return null;
    else if (member.type.members.some(({ name }) => name?.getText() === 'other')) found.push(path);
    else {
      const inner = paths(member.type, `${path}.`);
      if (inner === null) return null;
      found.push(...inner);
    }
  }
  return found;
}

/** Message keys are public, their texts are not: `{ readonly title: string; … }` is printed as its keys. */
function messageKeys({ name, type }) {
  if (type === undefined || !ts.isTypeLiteralNode(type) || !/messages$/i.test(name.getText())) return null;
  return paths(type)?.sort(byName) ?? null;
}

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

/** Prints one declaration without comments; a message object as its keys. */
function print(declaration) {
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const written = (one) => printer.printNode(ts.EmitHint.Unspecified, one, node.getSourceFile());
  if (ts.isVariableDeclaration(declaration)) {
    const keys = messageKeys(declaration);
    if (keys !== null) return `declare const ${declaration.name.getText()}: Messages of\n${rows(keys, '    ')};`;
  }
  return compact(written(node).replace(/^export /, ''));
}

/**
 * Joins bracketed content into one line if it fits, innermost first. Members up to the given indent keep a line each.
 */
export function compact(text, apartUntil = INDENT.length) {
  const lines = [];
  for (const line of text.split('\n')) {
    lines.push(line);
    if (!/^\s*[}\]]/.test(line)) continue;
    const indent = /^\s*/.exec(line)[0];
    let from = lines.length - 2;
    while (from > 0 && !(lines[from].startsWith(indent) && !/^[\s}\]]/.test(lines[from].slice(indent.length))))
      from -= 1;
    const [first, ...rest] = lines.slice(from);
    const joined = [first, ...rest.map((one) => one.trim())]
      .join(' ')
      .replace(/([{[]) ([}\]])/g, '$1$2')
      .replace(/\[ (.*) \]/, '[$1]');
    if (!/[{[]$/.test(first)) continue;
    if (joined.length <= WIDTH) lines.splice(from, lines.length - from, joined);
    // Names in a list and deeply nested members share lines. Members of the declaration itself keep a line each, for
    // reviewers.
    else if (indent.length > apartUntil || rest.slice(0, -1).every((one) => NAME.test(one)))
      lines.splice(from + 1, rest.length - 1, ...filled(rest.slice(0, -1), `${indent}${INDENT}`));
  }
  return lines.join('\n');
}

/** Joins single-line members into shared lines; a member of several lines keeps them. */
function filled(members, indent) {
  const out = [];
  let isOpen = false;
  for (const line of members) {
    const isOne = line.startsWith(indent) && /^[^\s}\]].*[^{[(]$/.test(line.slice(indent.length));
    if (isOne && isOpen && out.at(-1).length + line.trim().length < WIDTH) out.push(`${out.pop()} ${line.trim()}`);
    else out.push(line);
    isOpen = isOne;
  }
  return out;
}

/** Returns the surface of the build: text by file of test/surface. */
export function built() {
  const all = entries().filter(({ out }) => existsSync(at(`dist/${out}.d.ts`)));
  const program = ts.createProgram(
    all.map(({ out }) => at(`dist/${out}.d.ts`)),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2022,
      noEmit: true,
      skipLibCheck: true,
      jsx: ts.JsxEmit.ReactJSX,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  const resolved = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  const own = (symbol) =>
    (symbol.declarations ?? []).filter(
      (one) => one.getSourceFile().fileName.startsWith(at('dist/')) && one.getSourceFile() !== one,
    );

  /** Entry of a declaration: the first that exports it. Basic entries precede the entries that re-export them. */
  const owner = new Map();
  const gathers = ({ subpath }) =>
    subpath === '.'
      ? 2
      : ['./portal', './embed'].includes(subpath)
        ? 3
        : ['./rules', './ports', './ui'].includes(subpath)
          ? 0
          : 1;
  const exportsOf = new Map();
  for (const entry of [...all].sort(
    (one, other) => gathers(one) - gathers(other) || byName(one.subpath, other.subpath),
  )) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(at(`dist/${entry.out}.d.ts`)));
    const found = (module === undefined ? [] : checker.getExportsOfModule(module)).map((symbol) => ({
      name: symbol.name,
      symbol: resolved(symbol),
    }));
    exportsOf.set(
      entry,
      found.sort((one, other) => byName(one.name, other.name)),
    );
    for (const { symbol } of found) if (own(symbol).length > 0 && !owner.has(symbol)) owner.set(symbol, entry);
  }

  /** Declarations that an entry doesn't export but that its exports refer to. */
  const behind = (symbols, entry) => {
    const hidden = [];
    const queue = [...symbols];
    for (let symbol = queue.shift(); symbol !== undefined; symbol = queue.shift()) {
      const visit = (node) => {
        if (ts.isIdentifier(node)) {
          const used = checker.getSymbolAtLocation(node);
          const target = used === undefined ? undefined : resolved(used);
          const isTop =
            target !== undefined &&
            own(target).some(
              (one) =>
                ts.isSourceFile(one.parent) ||
                (ts.isVariableDeclaration(one) && ts.isSourceFile(one.parent.parent.parent)),
            );
          if (isTop && !owner.has(target)) {
            owner.set(target, entry);
            hidden.push(target);
            queue.push(target);
          }
        }
        ts.forEachChild(node, visit);
      };
      own(symbol).forEach(visit);
    }
    return hidden;
  };

  const text = ({ subpath, ...rest }, found, entry) => {
    const mine = found.filter(({ symbol }) => owner.get(symbol) === entry);
    const hidden = behind(
      mine.map(({ symbol }) => symbol),
      entry,
    ).sort((one, other) => byName(one.name, other.name));
    const declared = mine.map(({ name, symbol }) => {
      const local = symbol.name;
      return [
        ...(local === name ? [] : [`export { ${local} as ${name} }`]),
        ...own(symbol).map((one) => print(one)),
      ].join('\n');
    });
    const others = group(found, ({ symbol }) => owner.get(symbol));
    const again = [...others]
      .filter(([from]) => from !== entry)
      .map(([from, names]) => [from === undefined ? 'other packages' : from.subpath, names.map(({ name }) => name)])
      .sort(([one], [other]) => byName(one, other))
      .map(([from, names]) => `From ${from}:\n${rows(names, '    ')}`);
    return `${[`# ${rest.out} (${subpath})`, ...again, ...declared, ...(hidden.length > 0 ? ['# Not exported, part of the above', ...hidden.flatMap((symbol) => own(symbol).map((one) => print(one)))] : [])].reduce(apart)}\n`;
  };
  return new Map([...exportsOf].map(([entry, found]) => [`${entry.out}.d.txt`, text(entry, found, entry)]));
}

/** Blank lines surround declarations of several lines; single-line declarations are adjacent. */
const apart = (before, next) =>
  `${before}${next.includes('\n') || /^[#}]|^ /.test(before.slice(before.lastIndexOf('\n') + 1)) ? '\n\n' : '\n'}${next}`;

/** `Map.groupBy`, which Node 20 doesn't have. */
function group(list, keyOf) {
  const groups = new Map();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** Returns the files of test/surface that differ from the build. */
export function changed() {
  const now = built();
  const stored = existsSync(at(FOLDER))
    ? readdirSync(at(FOLDER), { recursive: true })
        .map(String)
        .filter((path) => path.endsWith('.txt'))
    : [];
  return [...new Set([...now.keys(), ...stored])]
    .filter(
      (path) => !existsSync(at(`${FOLDER}/${path}`)) || readFileSync(at(`${FOLDER}/${path}`), 'utf8') !== now.get(path),
    )
    .map((path) => `${FOLDER}/${path}`)
    .sort();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const paths = changed();
  if (process.argv.includes('--update')) {
    rmSync(at(FOLDER), { recursive: true, force: true });
    for (const [path, text] of built()) {
      mkdirSync(dirname(at(`${FOLDER}/${path}`)), { recursive: true });
      writeFileSync(at(`${FOLDER}/${path}`), text);
    }
  }
  console.log(paths.length === 0 ? 'The public surface is unchanged.' : `Changed: ${paths.join(', ')}`);
  process.exitCode = paths.length > 0 && !process.argv.includes('--update') ? 1 : 0;
}
