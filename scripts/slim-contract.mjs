// What a running widget needs of its contract: its name and which of its events may be cancelled. Ports, attributes,
// slots and states are for typings, docs, tests and the tools that derive code from them, and stay in what is exported.
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';

const file = /\.contract\.ts$/;

/** The part of a contract that a widget runs with, as a module. */
export async function slimContract(path) {
  const { outputFiles } = await build({ entryPoints: [path], bundle: true, format: 'iife', globalName: 'contracts', write: false, logLevel: 'error' });
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
