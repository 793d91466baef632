// Puts a text at its place in the files of texts: English beside what says it, the four translations in their packs.
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { locales, root } from './surface.mjs';

const keyOf = (key) => (/^[a-z]\w*$/i.test(key) ? key : `'${key}'`);
const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** The object literals that a file declares, without `as const` and the like. */
function objectsIn(source) {
  const file = ts.createSourceFile('texts.ts', source, ts.ScriptTarget.ESNext, true);
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .map(({ initializer }) => bare(initializer))
    .filter((node) => node !== undefined && ts.isObjectLiteralExpression(node));
}

const bare = (node) =>
  node !== undefined && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) ? bare(node.expression) : node;

/** The object at some keys of an object; undefined where there is none. */
const objectAt = (object, keys) =>
  keys.reduce((node, key) => {
    const property = node && propertyOf(node, key);
    const value = property && ts.isPropertyAssignment(property) ? bare(property.initializer) : undefined;
    return value !== undefined && ts.isObjectLiteralExpression(value) ? value : undefined;
  }, object);

const propertyOf = (object, key) =>
  object.properties.find(
    ({ name }) => name !== undefined && (ts.isStringLiteral(name) ? name.text : name.getText()) === key,
  );

/**
 * A file's source with a value at a place such as `references.carrier`; null where the file has no such object. `beside`
 * is a key that the object has, where a file has several.
 */
export function withValue(source, place, value, beside) {
  const keys = place.split('.');
  const key = keys.pop();
  const object = objectsIn(source)
    .map((found) => objectAt(found, keys))
    .find((found) => found !== undefined && (beside === undefined || propertyOf(found, beside) !== undefined));
  if (object === undefined) return null;
  if (propertyOf(object, key) !== undefined) throw new Error(`There is a ${place} already.`);
  const { end, hasTrailingComma, length } = object.properties;
  const comma = hasTrailingComma || length === 0 ? '' : ',';
  return `${source.slice(0, end)}${comma} ${keyOf(key)}: ${value}${source.slice(end)}`;
}

/** A file's source with a text at a place; null where the file has no such object. */
export const withText = (source, place, text) => withValue(source, place, quoted(text));

/** Paths of the files that hold a widget's English texts, those of the first screen first. */
export const englishFiles = (widget) =>
  [`${widget}.messages.ts`, `${widget}.lazy.messages.ts`].flatMap((name) =>
    readdirSync(`${root}src`, { recursive: true })
      .map((path) => `src/${path.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith(`/${name}`)),
  );

const snapshot = 'test/locales/translated-from.txt';

/**
 * The files that change when a widget says one text more, with their new source. `texts` has the translations by language.
 * The English that translations were made of is written down with them.
 */
export function textFiles(widget, place, english, texts) {
  const read = (path) => readFileSync(`${root}${path}`, 'utf8');
  const changed = (paths, text) => {
    for (const path of paths) {
      const source = withText(read(path), place, text);
      if (source !== null) return [path, source];
    }
    throw new Error(`No file of ${widget} has a place for ${place}: ${paths.join(', ') || 'there is none'}`);
  };
  const lines = read(snapshot).trimEnd().split('\n');
  return [
    changed(englishFiles(widget), english),
    ...locales().map((tag) => changed([`src/locales/${tag}/${widget}.ts`], texts[tag])),
    [snapshot, `${[...lines, `${widget}.${place}: ${english}`].sort().join('\n')}\n`],
  ];
}
