// Adds a text to the message files: English in the source, four translations in the packs.
import ts from 'typescript';
import { bare, readTree, textPlaces } from './message-groups.mjs';
import { locales } from './surface.mjs';

const keyOf = (key) => (/^[a-z]\w*$/i.test(key) ? key : `'${key}'`);
const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Object literals that a file declares, without `as const` and other type expressions. */
function objectsIn(source) {
  const file = ts.createSourceFile('texts.ts', source, ts.ScriptTarget.ESNext, true);
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .map(({ initializer }) => bare(initializer))
    .filter((node) => node !== undefined && ts.isObjectLiteralExpression(node));
}

/** The object at a path of keys; undefined if there is none. */
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
 * Source of a file with a value added at a place such as `references.carrier`; null if the file has no such object.
 * `beside` is a key of the right object, if a file has several.
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

/** Source of a file with a property added to one of its objects. */
function withProperty(source, { properties: { end, hasTrailingComma, length } }, key, value) {
  const comma = hasTrailingComma || length === 0 ? '' : ',';
  return `${source.slice(0, end)}${comma} ${keyOf(key)}: ${value}${source.slice(end)}`;
}

/** Source of a file with a text added at a place; null if the file has no such object. */
export const withText = (source, place, text) => withValue(source, place, quoted(text));

const SNAPSHOT = 'test/locales/translated-from.txt';

/**
 * Objects for texts at some places of a language, objects with few places first: a text of one group belongs to the
 * group's own texts, not to those it shares. `isFree` returns whether an object's places may get the text as well.
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

/** Files with a text added to some of their objects. An object that occurs twice gets the text once. */
function filesWith(literals, key, text) {
  const files = new Map();
  for (const literal of [...new Set(literals)].sort((one, other) => other.pos - one.pos)) {
    const { fileName, text: source } = literal.getSourceFile();
    files.set(fileName, withProperty(files.get(fileName) ?? source, literal, key, quoted(text)));
  }
  return [...files];
}

/**
 * Changed files when a message group gets a new text, with their new source. `texts` has the translations by language.
 * If several groups share an object, all of them get the text. The English original of the translations is recorded
 * with them.
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
    if (found.includes(undefined))
      throw new Error(`${tag} has no place for ${place} of its own: add the text by hand.`);
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
