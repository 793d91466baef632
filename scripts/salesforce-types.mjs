// Prints the types of the Salesforce adapter's schemas as plain types: request and response of each server method, and
// what each call of the platform returns. tsc would print a schema as the calls that created it, which is five times as
// long and less readable. Runs between `tsc -p tsconfig.types.json` and the bundling of the declarations.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { root } from './surface.mjs';

const folder = 'src/adapters/salesforce';

/** A virtual file in the adapter's folder. */
const page = `${root}${folder}/plain-types.ts`;

/** A file that declares `Schemas`: request and response by server method. */
const serverMethods = `
import type { RequestOf, ResponseOf, ServerMethodName } from './server-methods/contract';
export type Schemas = { readonly [Name in ServerMethodName]: { readonly request: RequestOf<Name>; readonly response: ResponseOf<Name> } };
`;

/** How a declaration of the platform's calls names what a call returns. */
const output = /\bOf<typeof (\w+)>/g;
const platformSource = readFileSync(`${root}${folder}/platform.ts`, 'utf8');
const outputs = new Set([...platformSource.matchAll(output)].map(([, name]) => name));

/** A file that declares `Schemas`: the output of each schema that a call of the platform returns. */
const platform = `
${(platformSource.match(/^import [^;]+;$/gm) ?? []).join('\n')}
export type Schemas = { ${[...outputs].map((name) => `readonly ${name}: z.output<typeof ${name}>`).join('; ')} };
`;

/** A program with that file and the given text. */
function programOf(text) {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile).config,
    ts.sys,
    root,
  );
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === page || fileExists.call(host, path);
  host.getSourceFile = (path, ...rest) =>
    path === page
      ? ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
      : getSourceFile.call(host, path, ...rest);
  return ts.createProgram([page], options, host);
}

const printer = ts.createPrinter({ removeComments: true });
const flags =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.InTypeAlias |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType;

/** The members of `Schemas` in such a file, and functions that read and print a member's type. */
function schemasOf(text) {
  const program = programOf(text);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(page);
  const table = source.statements.find((one) => ts.isTypeAliasDeclaration(one));
  return {
    members: checker.getTypeAtLocation(table).getProperties(),
    membersOf: (symbol) => checker.getTypeOfSymbol(symbol).getProperties(),
    plain: (symbol) => checker.typeToTypeNode(checker.getTypeOfSymbol(symbol), undefined, flags),
    print: (node) => printer.printNode(ts.EmitHint.Unspecified, node, source),
  };
}

/** Request and response of every server method, as one interface. */
function serverMethodTypes() {
  const { members, membersOf, plain, print } = schemasOf(serverMethods);
  const member = (symbol, type) =>
    ts.factory.createPropertySignature(
      [ts.factory.createModifier(ts.SyntaxKind.ReadonlyKeyword)],
      symbol.name,
      undefined,
      type,
    );
  const methods = members.map((method) =>
    member(method, ts.factory.createTypeLiteralNode(membersOf(method).map((side) => member(side, plain(side))))),
  );
  return print(ts.factory.createInterfaceDeclaration(undefined, 'ServerMethodTypes', undefined, undefined, methods));
}

/** What the platform's calls return, by the name of the schema. */
function platformTypes() {
  const { members, plain, print } = schemasOf(platform);
  return new Map(members.map((one) => [one.name, print(plain(one))]));
}

/**
 * Names of the members whose printed type differs from that of the schema, as errors of the compiler; empty if all are
 * equal.
 */
function differences(schemas, printed) {
  const program = programOf(`${schemas}${printed}
type Same<One, Other> = (<Any>() => Any extends One ? 1 : 2) extends (<Any>() => Any extends Other ? 1 : 2) ? true : false;
type Different = { [Name in keyof Schemas]: Same<Printed[Name], Schemas[Name]> extends true ? never : Name }[keyof Schemas];
export const different: Different[] extends never[] ? true : Different = true;
`);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(page))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** The printed types, and what compares them with the schemas after an optional change. */
export const printedTypes = () => {
  const methods = serverMethodTypes().replace('ServerMethodTypes', 'Printed');
  const results = [...platformTypes()].map(([name, type]) => `readonly ${name}: ${type};`).join('\n');
  const asIs = (text) => text;
  return {
    serverMethods: (change = asIs) => differences(serverMethods, change(methods)),
    platform: (change = asIs) => differences(platform, change(`interface Printed {\n${results}\n}`)),
  };
};

/** Shortens what nearly every type has: an optional field of JSON is missing or null, and most requests name their caller. */
const shortened = (text) =>
  text
    .replaceAll('| null | undefined', '| null')
    .replace(
      /request: \{(.*) effectiveAccountId: string \| null; language: string; \};/g,
      (_, fields) => `request: FromCaller${fields.trim() === '' ? '' : ` & {${fields} }`};`,
    );

const contract = `/** Account (null for a guest) and language of a request. */
export interface FromCaller { readonly effectiveAccountId: string | null; readonly language: string }
/** What each server method takes and answers with. */
export TYPES
/** The name of a server method, as it is called unless the options say otherwise. */
export type ServerMethodName = keyof ServerMethodTypes;
/** What a server method takes. */
export type RequestOf<Name extends ServerMethodName> = ServerMethodTypes[Name]['request'];
/** What a server method answers with. */
export type ResponseOf<Name extends ServerMethodName> = ServerMethodTypes[Name]['response'];
`;

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(
    `${root}.types/${folder}/server-methods/contract.d.ts`,
    contract.replace('TYPES', () => shortened(serverMethodTypes())),
  );
  const calls = `${root}.types/${folder}/platform.d.ts`;
  const results = platformTypes();
  writeFileSync(
    calls,
    readFileSync(calls, 'utf8').replaceAll(output, (_, name) => `Promise<${results.get(name)}>`),
  );
}
