// Prints the request and response of each server method as plain types. tsc would print a schema as the calls that
// created it, which is five times as long and less readable for authors of the method. Runs between `tsc -p
// tsconfig.types.json` and the bundling of the declarations.
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { root } from './surface.mjs';

const folder = 'src/adapters/salesforce/server-methods';

/** A virtual file beside the contract. */
const page = `${root}${folder}/plain-types.ts`;
const asked = `
import type { RequestOf, ResponseOf, ServerMethodName } from './contract';
export type ServerMethodTypes = { readonly [Name in ServerMethodName]: { readonly request: RequestOf<Name>; readonly response: ResponseOf<Name> } };
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

/** Request and response of every server method, as one interface. */
export function plainTypes() {
  const program = programOf(asked);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(page);
  const table = source.statements.find((one) => ts.isTypeAliasDeclaration(one));
  const flags =
    ts.NodeBuilderFlags.NoTruncation |
    ts.NodeBuilderFlags.InTypeAlias |
    ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType;
  const printer = ts.createPrinter({ removeComments: true });
  const member = (symbol, type) =>
    ts.factory.createPropertySignature(
      [ts.factory.createModifier(ts.SyntaxKind.ReadonlyKeyword)],
      symbol.name,
      undefined,
      type,
    );
  const plain = (symbol) => checker.typeToTypeNode(checker.getTypeOfSymbol(symbol), undefined, flags);
  const methods = checker
    .getTypeAtLocation(table)
    .getProperties()
    .map((method) =>
      member(
        method,
        ts.factory.createTypeLiteralNode(
          checker
            .getTypeOfSymbol(method)
            .getProperties()
            .map((side) => member(side, plain(side))),
        ),
      ),
    );
  const all = ts.factory.createInterfaceDeclaration(undefined, 'ServerMethodTypes', undefined, undefined, methods);
  return printer.printNode(ts.EmitHint.Unspecified, all, source);
}

/** Differences between such an interface and the types of the schemas, in both directions; empty if they are equal. */
export function differences(types) {
  const program = programOf(`${asked.replace('ServerMethodTypes', 'Schemas')}${types}
type Same<One, Other> = (<Any>() => Any extends One ? 1 : 2) extends (<Any>() => Any extends Other ? 1 : 2) ? true : false;
type Different = { [Name in ServerMethodName]: Same<ServerMethodTypes[Name], Schemas[Name]> extends true ? never : Name }[ServerMethodName];
export const different: Different[] extends never[] ? true : Different = true;
`);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(page))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const contract = `/** What each server method takes and answers with. */
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
    `${root}.types/${folder}/contract.d.ts`,
    contract.replace('TYPES', () => plainTypes()),
  );
}
