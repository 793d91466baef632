// The contract of the server methods as JSON: how each is called, and the JSON Schemas of its request and response. The
// comment above a field of a declaration is the field's description. Generated on demand, for example for the
// documentation; `node scripts/server-methods.mjs` prints it.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import * as z from 'zod/mini';
import { runTs } from './run-ts.mjs';
import { root } from './surface.mjs';

/**
 * A JSON Schema, limited to the keywords that the contract uses.
 * @typedef {object} Schema
 * @property {string | readonly string[]} [type]
 * @property {string} [description]
 * @property {readonly string[]} [enum]
 * @property {Record<string, Schema>} [properties]
 * @property {readonly string[]} [required]
 * @property {Schema} [items]
 * @property {readonly Schema[]} [anyOf]
 * @property {Schema | boolean} [additionalProperties]
 */

/**
 * Documentation of a server method.
 * @typedef {object} Method
 * @property {string} name
 * @property {'GET' | 'POST'} http
 * @property {boolean} cached
 * @property {string} purpose
 * @property {string | null} again
 * @property {Readonly<Record<string, string>>} errors
 * @property {Readonly<Record<string, string>>} reasons
 * @property {string} without
 * @property {Schema} request
 * @property {Schema} response
 */

const folder = `${root}src/adapters/salesforce/`;
const parsed = (path) =>
  ts.createSourceFile(path, readFileSync(`${folder}${path}`, 'utf8'), ts.ScriptTarget.ESNext, true);

/** Initializers of a file's constants by name. */
const constantsOf = (file) =>
  new Map(
    file.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) =>
        declarationList.declarations.map(({ name, initializer }) => [name.getText(), initializer]),
      ),
  );

const shared = new Map(
  ['server-methods/parts.ts', 'server-methods/commit.ts'].flatMap((path) => [...constantsOf(parsed(path))]),
);
/** In the order of the contract. */
const files = parsed('server-methods/contract.ts')
  .statements.filter(ts.isImportDeclaration)
  .map(({ moduleSpecifier }) => moduleSpecifier.text)
  .filter((path) => path.endsWith('.methods'))
  .map((path) => parsed(`server-methods/${path}.ts`));
const own = new Map(files.map((file) => [file, constantsOf(file)]));

/** The initializer of a name in the file of the given node. */
const known = (name, node) => own.get(node.getSourceFile())?.get(name) ?? shared.get(name);

/** The comment above a node, as one line. */
function commentOf(node) {
  const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return doc === undefined ? undefined : ts.getTextOfJSDocComment(doc.comment)?.replace(/\s+/g, ' ').trim();
}

/** Object literals of a schema, through wrappers, names and helper functions. */
function fieldsOf(node) {
  if (node === undefined) return [];
  if (ts.isIdentifier(node)) return fieldsOf(known(node.text, node));
  if (ts.isPropertyAccessExpression(node) || ts.isParenthesizedExpression(node)) return fieldsOf(node.expression);
  if (ts.isArrowFunction(node)) return ts.isBlock(node.body) ? [] : fieldsOf(node.body);
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap((property) =>
      ts.isSpreadAssignment(property) ? fieldsOf(property.expression) : [property],
    );
  if (!ts.isCallExpression(node)) return [];
  return ts.isIdentifier(node.expression) ? fieldsOf(node.expression) : fieldsOf(node.arguments[0]);
}

/** Description of a field without a comment: that of its type, such as a date or an amount. */
function ofPart(node) {
  const call = ts.isCallExpression(node) && !ts.isIdentifier(node.expression) ? node.arguments[0] : node;
  const name =
    call !== undefined && ts.isCallExpression(call) && ts.isIdentifier(call.expression) ? call.expression.text : null;
  const made = name === null || name === 'words' ? undefined : known(name, node);
  return made === undefined ? undefined : commentOf(made.parent.parent.parent);
}

/** Writes the comments of fields into their schemas. */
function describe(schema, node) {
  for (const part of [schema, schema.items, ...(schema.anyOf ?? [])]) {
    if (part === undefined) continue;
    if (part !== schema) describe(part, node);
    for (const field of part.properties === undefined ? [] : fieldsOf(node)) {
      const described = ts.isPropertyAssignment(field) ? part.properties[field.name.getText()] : undefined;
      if (described === undefined) continue;
      const comment = commentOf(field) ?? ofPart(field.initializer);
      if (comment !== undefined) described.description ??= comment;
      describe(described, field.initializer);
    }
  }
}

/** @returns {Schema} */
function schemaOf(type, node) {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' });
  // Omits the limits of JavaScript's safe integers, which are irrelevant in Apex.
  const plain = JSON.parse(
    JSON.stringify(schema, (key, value) =>
      (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) ||
      (key === 'minimum' && value === Number.MIN_SAFE_INTEGER)
        ? undefined
        : value,
    ),
  );
  describe(plain, node);
  return plain;
}

/** Names of the response schemas by the step of a commit. */
const answers = { Prepare: 'prepared', Commit: 'committed', Outcome: 'found', Abandon: 'abandoned' };

/** Nodes of each method's schemas, in the order of the declarations. */
const declarations = files.flatMap((file) =>
  [...own.get(file)].flatMap(([name, node]) => {
    const kind = ts.isCallExpression(node) ? node.expression.getText() : '';
    if (kind !== 'defineMethod' && kind !== 'defineCommit') return [];
    const { request, response, value } = Object.fromEntries(
      node.arguments[0].properties.map((property) => [property.name.getText(), property.initializer]),
    );
    if (kind === 'defineMethod') return [{ name, request, response }];
    return Object.entries(answers).map(([step, made]) => ({
      name: `${name}${step}`,
      request: step === 'Prepare' ? request : shared.get('attempt'),
      response: shared.get(made),
      value,
    }));
  }),
);

/**
 * Every server method as JSON.
 * @param {typeof import('../src/adapters/salesforce/server-methods/contract').serverMethodContract} contract
 * @returns {readonly Method[]}
 */
export const serverMethodJson = (contract) =>
  declarations.map(({ name, request, response, value }) => {
    const {
      http,
      cached,
      docs: { purpose, again, errors, reasons, without },
      ...types
    } = contract[name];
    const answer = schemaOf(types.response, response);
    if (value !== undefined) describe(answer.properties.value, value);
    return {
      name,
      http,
      cached: cached === true,
      purpose,
      again: again ?? null,
      errors: errors ?? {},
      reasons: reasons ?? {},
      without,
      request: schemaOf(types.request, request),
      response: answer,
    };
  });

const made = async () =>
  JSON.stringify(serverMethodJson((await runTs(`${folder}server-methods/contract.ts`)).serverMethodContract), null, 1);

/** Vite plugin for the module `virtual:server-methods` of the documentation. */
export const serverMethodDocs = {
  name: 'server-method-docs',
  resolveId: (id) => (id === 'virtual:server-methods' ? id : undefined),
  load: async (id) => (id === 'virtual:server-methods' ? `export default ${await made()};` : undefined),
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) console.log(await made());
