// What runs in a page of what is declared for more than that. What a widget needs of its contract: its name and which of its events may be cancelled. Ports, attributes,
// slots and states are for typings, docs, tests and the tools that derive code from them, and stay in what is exported.
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import ts from 'typescript';

const file = /\.contract\.ts$/;

/** The part of a contract that a widget runs with, as a module. */
export async function slimContract(path) {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    format: 'iife',
    globalName: 'contracts',
    write: false,
    logLevel: 'error',
  });
  // A contract is plain data: it needs no modules to be read.
  return Object.entries(runInNewContext(`${outputFiles[0].text}; contracts`))
    .map(([name, { name: widget, events }]) => `export const ${name} = ${JSON.stringify({ name: widget, events })};`)
    .join('\n');
}

/** For Vite, where nothing exports a contract. */
export const onlySlimContracts = {
  name: 'only-slim-contracts',
  load: (id) => (file.test(id) ? slimContract(id) : undefined),
};

/** A declaration of a server method without what is for who writes it in Apex, as text. */
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

/** For Vite: what is left of each declaration is its name, how it is called, and what it answers with. */
export const onlySlimMethods = {
  name: 'only-slim-methods',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.methods.ts') ? { code: slimMethods(code), map: null } : undefined),
};
