// Reduces declarations to what runs in a page. A widget needs only its contract's name.
// Ports, attributes, events, slots and states are for typings, docs, tests and code generation, and stay in the exported
// contract.
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import ts from 'typescript';

const file = /\.contract\.ts$/;

/** The runtime part of a contract, as a module. */
export async function slimContract(path) {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    format: 'iife',
    globalName: 'contracts',
    write: false,
    logLevel: 'error',
  });
  // A contract is plain data and needs no imports.
  return Object.entries(runInNewContext(`${outputFiles[0].text}; contracts`))
    .map(([name, { name: widget }]) => `export const ${name} = ${JSON.stringify({ name: widget })};`)
    .join('\n');
}

/** Vite plugin for builds that export no contract. */
export const onlySlimContracts = {
  name: 'only-slim-contracts',
  load: (id) => (file.test(id) ? slimContract(id) : undefined),
};

/** Removes from a declaration of a server method what only authors of Apex need. Input and output are source text. */
export function slimMethods(code) {
  const file = ts.createSourceFile('methods.ts', code, ts.ScriptTarget.ESNext, true);
  const cuts = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && /^define(Method|Commit)$/.test(node.expression.getText())) {
      const { properties } = node.arguments[0];
      for (const property of properties)
        if (/^(request|docs)$/.test(property.name.getText()))
          cuts.push([property.getFullStart(), property.getEnd() + 1]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return cuts.reduceRight((text, [start, end]) => text.slice(0, start) + text.slice(end), code);
}

/** Vite plugin: reduces each declaration to its name, its HTTP method and its response. */
export const onlySlimMethods = {
  name: 'only-slim-methods',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.methods.ts') ? { code: slimMethods(code), map: null } : undefined),
};
