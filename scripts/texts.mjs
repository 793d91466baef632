// Puts a text at its place in the files of texts: English beside what says it, the four translations in their packs.
import ts from 'typescript';
import { bare, readTree, textPlaces } from './message-groups.mjs';
import { locales } from './surface.mjs';

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
  return withProperty(source, object, key, value);
}

/** A file's source with one property more in one of its objects. */
function withProperty(source, { properties: { end, hasTrailingComma, length } }, key, value) {
  const comma = hasTrailingComma || length === 0 ? '' : ',';
  return `${source.slice(0, end)}${comma} ${keyOf(key)}: ${value}${source.slice(end)}`;
}

/** A file's source with a text at a place; null where the file has no such object. */
export const withText = (source, place, text) => withValue(source, place, quoted(text));

const SNAPSHOT = 'test/locales/translated-from.txt';

/**
 * The objects that say what stands at some places of a language, few places at a time first: a text of one group stands
 * with that group's own texts, not with those it shares. `isFree` says whether an object's places may say the text too.
 */
function objectsAt(all, wanted, isFree) {
  const saidAt = (literal) => all.filter(({ literals }) => literals.includes(literal)).map(({ place }) => place);
  return wanted.map((place) => {
    const candidates = all.find((one) => one.place === place)?.literals ?? [];
    const [first] = candidates
      .map((literal) => ({ literal, places: saidAt(literal) }))
      .filter(({ places }) => isFree(places))
      .sort((one, other) => one.places.length - other.places.length);
    return first;
  });
}

/** Files with a text more in some of their objects. An object that is there twice takes the text once. */
function filesWith(literals, key, text) {
  const files = new Map();
  for (const literal of [...new Set(literals)].sort((one, other) => other.pos - one.pos)) {
    const { fileName, text: source } = literal.getSourceFile();
    files.set(fileName, withProperty(files.get(fileName) ?? source, literal, key, quoted(text)));
  }
  return [...files];
}

/**
 * The files that change when a message group says one text more, with their new source. `texts` has the translations by
 * language. Where several groups share an object of texts, all of them say it. The English that translations were made of
 * is written down with them.
 */
export function textFiles(group, place, english, texts, read = readTree) {
  const keys = [group, ...place.split('.')];
  const key = keys.pop();
  const object = keys.join('.');
  const all = textPlaces(read);
  const groups = all.map((one) => one.place).filter((one) => !one.includes('.'));
  if (!groups.includes(group)) throw new Error(`There are no messages of ${group}, only of ${groups.join(', ')}.`);
  const known = all.find((one) => one.place === object);
  if (known?.keys.includes(key)) throw new Error(`There is a ${place} already.`);
  const [own] = objectsAt(all, [object], () => true);
  if (own === undefined) throw new Error(`No file of ${group} has a place for ${place}.`);
  const translated = locales().flatMap((tag) => {
    const found = objectsAt(textPlaces(read, tag), own.places, (places) =>
      places.every((one) => own.places.includes(one)),
    );
    if (found.includes(undefined)) throw new Error(`${tag} has no place for ${place} of its own: write it by hand.`);
    return filesWith(
      found.map(({ literal }) => literal),
      key,
      texts[tag],
    );
  });
  const lines = read(SNAPSHOT).trimEnd().split('\n');
  const added = own.places.map((one) => `${one}.${key}: ${english}`);
  return [
    ...filesWith([own.literal], key, english),
    ...translated,
    [SNAPSHOT, `${[...lines, ...added].sort().join('\n')}\n`],
  ];
}
