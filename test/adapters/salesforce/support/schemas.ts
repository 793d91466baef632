import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import * as z from 'zod/mini';
import { type ServerMethodContract, serverMethodContract } from '../../../../src/adapters/salesforce/server-methods/contract';
import { root } from '../../../../scripts/surface.mjs';

/** A JSON Schema as far as these schemas go. */
export interface Schema {
  type?: string | readonly string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
  additionalProperties?: Schema | boolean;
  [keyword: string]: unknown;
}

const folder = `${root}src/adapters/salesforce/server-methods/`;
/** Files that hold schemas. */
const files = readdirSync(folder).filter((name) => /^(parts|commit|.*requests|.*responses)\.ts$/.test(name));

/** Every constant of the files that hold schemas: what is written behind its name. */
function constants(): ReadonlyMap<string, ts.Expression> {
  const found = new Map<string, ts.Expression>();
  for (const name of files) {
    const file = ts.createSourceFile(name, readFileSync(`${folder}${name}`, 'utf8'), ts.ScriptTarget.ESNext, true);
    for (const statement of file.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name: id, initializer } of statement.declarationList.declarations) if (ts.isIdentifier(id) && initializer !== undefined) found.set(id.text, initializer);
    }
  }
  return found;
}

const known = constants();

/** The comment written above a field, as one line. */
function commentOf(node: ts.Node): string | undefined {
  const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const text = doc === undefined ? undefined : ts.getTextOfJSDocComment(doc.comment);
  return text?.replace(/\s+/g, ' ').trim();
}

/** The object literals a schema is made of, through wrappers, names and functions of ours. */
function fieldsOf(node: ts.Expression | undefined): readonly ts.ObjectLiteralElementLike[] {
  if (node === undefined) return [];
  if (ts.isIdentifier(node)) return fieldsOf(known.get(node.text));
  if (ts.isPropertyAccessExpression(node)) return fieldsOf(node.expression);
  if (ts.isArrowFunction(node)) return ts.isBlock(node.body) ? [] : fieldsOf(node.body);
  if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap((property) => (ts.isSpreadAssignment(property) ? fieldsOf(property.expression) : [property]));
  if (!ts.isCallExpression(node)) return [];
  const isOurs = ts.isIdentifier(node.expression);
  return isOurs ? fieldsOf(node.expression) : fieldsOf(node.arguments[0]);
}

/** Writes the comments of fields into their schemas. */
function describe(schema: Schema, node: ts.Expression | undefined): void {
  for (const part of [schema, schema.items, ...(schema.anyOf ?? [])]) {
    if (part === undefined) continue;
    if (part !== schema) describe(part, node);
    for (const field of part.properties === undefined ? [] : fieldsOf(node)) {
      if (!ts.isPropertyAssignment(field)) continue;
      const own = part.properties?.[field.name.getText()];
      if (own === undefined) continue;
      const comment = commentOf(field) ?? ofPart(field.initializer);
      if (comment !== undefined && own.description === undefined) own.description = comment;
      describe(own, field.initializer);
    }
  }
}

/** A field without a comment of its own says what its kind says, such as a day or an amount. */
function ofPart(node: ts.Expression): string | undefined {
  const call = ts.isCallExpression(node) && !ts.isIdentifier(node.expression) ? node.arguments[0] : node;
  const name = call !== undefined && ts.isCallExpression(call) && ts.isIdentifier(call.expression) ? call.expression.text : null;
  const made = name === null || name === 'words' ? undefined : known.get(name);
  return made === undefined ? undefined : commentOf(made.parent.parent.parent);
}

function schemaOf(type: z.ZodMiniType, name: string | undefined): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema;
  // Every whole number has the limits of JavaScript's: they say nothing to who writes Apex.
  const plain = JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) || (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) ? undefined : value)) as Schema;
  describe(plain, name === undefined ? undefined : known.get(name));
  return plain;
}

/** The names of schemas, by the schemas themselves. */
async function schemaNames(): Promise<ReadonlyMap<unknown, string>> {
  const modules = await Promise.all(files.map(async (file) => (await import(`${folder}${file}`)) as Readonly<Record<string, unknown>>));
  return new Map(modules.flatMap((module) => Object.entries(module).map(([name, value]) => [value, name] as const)));
}

/** What makes the answer of a step of what happens once. */
const onceAnswers: Readonly<Record<string, string>> = { Prepare: 'prepared', Commit: 'committed', Outcome: 'found', Abandon: 'abandoned' };

/** Every server method as JSON: how it is called, and the JSON Schemas of what it takes and returns. */
export async function serverMethodSchemas() {
  const names = await schemaNames();
  const methods: Readonly<Record<string, ServerMethodContract>> = serverMethodContract;
  return Promise.all(Object.entries(methods).map(async ([name, { http, cached, purpose, again, errors, reasons, without, request, response }]) => {
    const schema = typeof response === 'function' ? await response() : response;
    return {
      name, http, cached: cached === true, purpose, again: again ?? null, errors: errors ?? {}, reasons: reasons ?? {}, without,
      request: schemaOf(request, names.get(request)),
      response: names.has(schema) ? schemaOf(schema, names.get(schema)) : onceSchemaOf(schema, name, names),
    };
  }));
}

/** A step's answer is made for what comes of its operation: that is described where it is written. */
function onceSchemaOf(type: z.ZodMiniType, method: string, names: ReadonlyMap<unknown, string>): Schema {
  const schema = schemaOf(type, onceAnswers[/[A-Z][a-z]+$/.exec(method)?.[0] ?? '']);
  const value = (type as unknown as { readonly def: { readonly shape: Readonly<Record<string, unknown>> } }).def.shape.value;
  for (let inner: unknown = value; inner !== undefined; inner = (inner as { readonly def: { readonly innerType?: unknown } }).def.innerType) {
    const name = names.get(inner);
    const part = schema.properties?.value;
    if (name !== undefined && part !== undefined) describe(part, known.get(name));
  }
  return schema;
}
