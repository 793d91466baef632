import { dirname } from 'node:path';
import ts from 'typescript';
import { entries, root } from '../../scripts/surface.mjs';
import { fileNameOf, type Snippet } from './snippets';

/** Source file of each entry of the package, by its import specifier. */
export const sourceByImport: Readonly<Record<string, string>> = Object.fromEntries(
  entries().map(({ subpath, source }) => [`tradefront${subpath.slice(1)}`, `${root}${source}`]),
);

/** A virtual folder for each document: its snippets import one another in it. */
const folderOf = (document: string): string => `${root}test/docs/snippets-of/${document.replaceAll(/\W/g, '-')}`;

function options(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile) as { config: object };
  const parsed = ts.parseJsonConfigFileContent(
    { ...config, include: [], files: ['src/index.ts'] },
    ts.sys,
    root,
  ).options;
  const paths = Object.fromEntries(Object.entries(sourceByImport).map(([name, source]) => [name, [source]]));
  return { ...parsed, allowJs: false, exactOptionalPropertyTypes: true, paths };
}

/**
 * Compiler errors of snippets, in the package's own strict settings, with `tradefront` mapped to the source. One line
 * per error: document, line, message.
 */
export function complaints(snippets: readonly Snippet[]): readonly string[] {
  const files = new Map(snippets.map((snippet) => [`${folderOf(snippet.document)}/${fileNameOf(snippet)}`, snippet]));
  const folders = new Set([...files.keys()].map(dirname));
  const settings = options();
  const host = ts.createCompilerHost(settings);
  const program = ts.createProgram([...files.keys()], settings, {
    ...host,
    getCurrentDirectory: () => root,
    fileExists: (path) => files.has(path) || host.fileExists(path),
    readFile: (path) => files.get(path)?.code ?? host.readFile(path),
    directoryExists: (path) => folders.has(path) || (host.directoryExists?.(path) ?? true),
    getSourceFile: (path, how, ...more) => {
      const snippet = files.get(path);
      return snippet ? ts.createSourceFile(path, snippet.code, how) : host.getSourceFile(path, how, ...more);
    },
  });
  return [...files].flatMap(([path, { document, line }]) => {
    const file = program.getSourceFile(path);
    if (file === undefined) return [`${document}:${line} was not read`];
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ start = 0, messageText }) => {
        const at = line + 1 + file.getLineAndCharacterOfPosition(start).line;
        return `${document}:${at} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
      },
    );
  });
}

/** Every port method by its path, such as `cart.change`, from the types. */
export function portMethods(): readonly string[] {
  const settings = { ...options(), types: [] };
  const path = `${root}src/ports/ports.ts`;
  const program = ts.createProgram([path], settings);
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(path);
  const module = file && checker.getSymbolAtLocation(file);
  const symbol = module && checker.getExportsOfModule(module).find(({ name }) => name === 'PortMethod');
  const type = symbol && checker.getDeclaredTypeOfSymbol(symbol);
  return (type?.isUnion() ? type.types : []).flatMap((one) => (one.isStringLiteral() ? [one.value] : [])).sort();
}
