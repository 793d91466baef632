// Finds the object literals with the texts of each message group, in English and in each pack. Read from the source,
// because a group's name doesn't determine its files: several files may form one group, and groups share some.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { root } from './surface.mjs';

/** Variables that list the groups, with the keys that lead to the list. */
const english = { path: 'src/locales/english.ts', variable: 'englishMessages', keys: [] };
const packOf = (tag) => ({ path: `src/locales/${tag}/pack.ts`, variable: 'pack', keys: ['messages'] });

export const readTree = (path) => readFileSync(`${root}${path}`, 'utf8');

/** Parsed source files by path, valid while the text is unchanged. */
const parsed = new Map();
function parse(path, { read }) {
  const text = read(path);
  const known = parsed.get(path);
  if (known?.text === text) return known;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  parsed.set(path, file);
  return file;
}

/** Removes `as const` and other type expressions. */
export const bare = (node) =>
  node !== undefined && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) ? bare(node.expression) : node;

const nameOf = ({ name }) => (name && (ts.isStringLiteral(name) || ts.isIdentifier(name)) ? name.text : undefined);
const isText = (property) => ts.isPropertyAssignment(property) && ts.isStringLiteralLike(bare(property.initializer));
const isPlural = (literal) => literal.properties.some((property) => nameOf(property) === 'other' && isText(property));

/** Whether a literal has texts of its own, and doesn't only combine others. */
const saysTexts = (literal) =>
  literal.properties.some((property) => {
    if (ts.isShorthandPropertyAssignment(property) || isText(property)) return true;
    const value = ts.isPropertyAssignment(property) ? bare(property.initializer) : property;
    return ts.isObjectLiteralExpression(value) && saysTexts(value);
  });

/** Object literals that an expression consists of, through names, imports, spreads and `Object.assign`. */
function literalsOf(expression, tree) {
  const node = bare(expression);
  if (ts.isIdentifier(node)) return declared(node.text, node.getSourceFile(), tree);
  if (ts.isPropertyAccessExpression(node)) return under(literalsOf(node.expression, tree), node.name.text, tree);
  if (ts.isCallExpression(node)) return node.arguments.flatMap((argument) => literalsOf(argument, tree));
  if (!ts.isObjectLiteralExpression(node)) return [];
  const spreads = node.properties.filter(ts.isSpreadAssignment);
  return [node, ...spreads.flatMap((spread) => literalsOf(spread.expression, tree))];
}

/** Literals of a name that a file imports, declares or destructures. */
function declared(name, file, tree) {
  const id = `${file.fileName} ${name}`;
  const known = tree.declared.get(id) ?? lookUp(name, file, tree);
  tree.declared.set(id, known);
  return known;
}

function lookUp(name, file, tree) {
  for (const { moduleSpecifier, importClause } of file.statements.filter(ts.isImportDeclaration)) {
    const taken = importClause?.namedBindings?.elements?.find((one) => one.name.text === name);
    if (taken === undefined) continue;
    const path = `${join(dirname(file.fileName), moduleSpecifier.text)}.ts`;
    return declared((taken.propertyName ?? taken.name).text, parse(path, tree), tree);
  }
  const declarations = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations);
  for (const { name: bound, initializer } of declarations) {
    if (ts.isIdentifier(bound) && bound.text === name) return literalsOf(initializer, tree);
    const taken = ts.isObjectBindingPattern(bound) && bound.elements.find((one) => one.name.getText() === name);
    if (taken) return under(literalsOf(initializer, tree), (taken.propertyName ?? taken.name).getText(), tree);
  }
  return [];
}

/** Properties of a literal by name. */
const indexes = new WeakMap();
function propertiesOf(literal) {
  const known = indexes.get(literal) ?? new Map(literal.properties.map((property) => [nameOf(property), property]));
  indexes.set(literal, known);
  return known;
}

/** Literals at a key of some literals. */
const under = (literals, key, tree) =>
  literals.flatMap((literal) => {
    const property = propertiesOf(literal).get(key);
    if (property === undefined) return [];
    if (ts.isPropertyAssignment(property)) return literalsOf(property.initializer, tree);
    return ts.isShorthandPropertyAssignment(property) ? declared(key, literal.getSourceFile(), tree) : [];
  });

const keysOf = (literals) => [
  ...new Set(literals.flatMap((literal) => [...propertiesOf(literal).keys()]).filter((key) => key !== undefined)),
];

/** Every place at and below the given one, with its literals for texts and its keys. */
function placesUnder(place, literals, tree) {
  if (literals.length === 0 || literals.some(isPlural)) return [];
  const keys = keysOf(literals);
  return [
    { place, keys, literals: [...new Set(literals.filter(saysTexts))] },
    ...keys.flatMap((key) => placesUnder(`${place}.${key}`, under(literals, key, tree), tree)),
  ];
}

function placesOf({ path, variable, keys }, read) {
  const tree = { read, declared: new Map() };
  const groups = keys.reduce(
    (literals, key) => under(literals, key, tree),
    declared(variable, parse(path, tree), tree),
  );
  return keysOf(groups).flatMap((group) => placesUnder(group, under(groups, group, tree), tree));
}

/**
 * Places for texts: a message group (`cart`) or an object in one (`cart.clear`), in English or in the pack of a
 * language. `read` returns a file's text by path.
 */
export const textPlaces = (read = readTree, tag = undefined) =>
  placesOf(tag === undefined ? english : packOf(tag), read);
