// The public surface as text, one concise file an entry under test/surface/: what each entry exports, without comments.
// A change of the surface is a change there, seen in review. `npm run api:update` after a build takes the new one over.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { entries, root } from './surface.mjs';

const FOLDER = 'test/surface';
/** Longest line of a list of names. */
const WIDTH = 120;
const INDENT = '    ';
/** A line of a list that holds a name alone. */
const NAME = /^\s*["'][^"']*["'],?$/;
const at = (path) => `${root}${path}`;
const byName = (one, other) => (one < other ? -1 : one > other ? 1 : 0);

/** Names in rows. */
function rows(names, indent) {
  const lines = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + name.length + 2 <= WIDTH) lines[lines.length - 1] = `${last} ${name},`;
    else lines.push(`${indent}${name},`);
  }
  return lines.join('\n').replace(/,$/, '');
}

const isText = (type) => type !== undefined && ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal);

/** Paths of a message object, a plural as one; null for a type that has anything but texts. */
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

/** Texts are no promise, their keys are: `{ readonly title: "Cart"; … }` is written as its keys. */
function messageKeys({ name, type }) {
  if (type === undefined || !ts.isTypeLiteralNode(type) || !/messages$/i.test(name.getText())) return null;
  return paths(type)?.sort(byName) ?? null;
}

/** What a schema answers with: its own type tells the calls that made it, which is several times as long. */
function parsedType({ type }, checker) {
  if (type === undefined || !/^z\.Zod/.test(type.getText())) return null;
  const parts = checker.getTypeFromTypeNode(type).getProperty('_zod');
  const output = parts && checker.getTypeOfSymbol(parts).getProperty('output');
  if (output === undefined) throw new Error(`No type of what ${type.getText().slice(0, WIDTH)} parses to.`);
  const flags =
    ts.NodeBuilderFlags.NoTruncation |
    ts.NodeBuilderFlags.MultilineObjectLiterals |
    ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType;
  return checker.typeToTypeNode(checker.getTypeOfSymbol(output), undefined, flags);
}

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

/** One declaration without comments; a message object as its keys, a schema as what it parses to. */
function print(declaration, checker) {
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const written = (one) => printer.printNode(ts.EmitHint.Unspecified, one, node.getSourceFile());
  if (ts.isVariableDeclaration(declaration)) {
    const keys = messageKeys(declaration);
    if (keys !== null) return `declare const ${declaration.name.getText()}: Messages of\n${rows(keys, '    ')};`;
    const parsed = parsedType(declaration, checker);
    if (parsed !== null)
      return compact(`declare const ${declaration.name.getText()}: Schema of ${written(parsed)};`, -1);
  }
  return compact(written(node).replace(/^export /, ''));
}

/** Puts what is in brackets on one line where it fits, from the inside out. Members up to an indent have a line each. */
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
    // Names in a list and what is deep inside share lines; members of the declaration itself have one each, as
    // reviewers read them.
    else if (indent.length > apartUntil || rest.slice(0, -1).every((one) => NAME.test(one)))
      lines.splice(from + 1, rest.length - 1, ...filled(rest.slice(0, -1), `${indent}${INDENT}`));
  }
  return lines.join('\n');
}

/** Members that have a line each, several to a line; one of several lines keeps them. */
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

/** The surface as built: file of test/surface → text. */
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

  /** Entry that a declaration belongs to: the first that exports it. What stands alone goes before what gathers it. */
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

  /** Declarations that an entry does not export and that its own ones are made of. */
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
        ...own(symbol).map((one) => print(one, checker)),
      ].join('\n');
    });
    const others = group(found, ({ symbol }) => owner.get(symbol));
    const again = [...others]
      .filter(([from]) => from !== entry)
      .map(([from, names]) => [from === undefined ? 'other packages' : from.subpath, names.map(({ name }) => name)])
      .sort(([one], [other]) => byName(one, other))
      .map(([from, names]) => `From ${from}:\n${rows(names, '    ')}`);
    return `${[`# ${rest.out} (${subpath})`, ...again, ...declared, ...(hidden.length > 0 ? ['# Not exported, part of the above', ...hidden.flatMap((symbol) => own(symbol).map((one) => print(one, checker)))] : [])].reduce(apart)}\n`;
  };
  return new Map([...exportsOf].map(([entry, found]) => [`${entry.out}.d.txt`, text(entry, found, entry)]));
}

/** A declaration of several lines stands apart, those of one line stand together. */
const apart = (before, next) =>
  `${before}${next.includes('\n') || /^[#}]|^ /.test(before.slice(before.lastIndexOf('\n') + 1)) ? '\n\n' : '\n'}${next}`;

/** `Map.groupBy`, which not every Node has that runs this. */
function group(list, keyOf) {
  const groups = new Map();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** Files of test/surface that are not as built. */
export function changed() {
  const now = built();
  const kept = existsSync(at(FOLDER))
    ? readdirSync(at(FOLDER), { recursive: true })
        .map(String)
        .filter((path) => path.endsWith('.txt'))
    : [];
  return [...new Set([...now.keys(), ...kept])]
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
  console.log(paths.length === 0 ? 'The public surface is as committed.' : `Changed: ${paths.join(', ')}`);
  process.exitCode = paths.length > 0 && !process.argv.includes('--update') ? 1 : 0;
}
