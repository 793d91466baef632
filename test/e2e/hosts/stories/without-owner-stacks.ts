import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** React's development files that create elements. */
const files = /node_modules\/react\/cjs\/react(?:-jsx-(?:dev-)?runtime)?\.development\.js$/;

/** React takes a stack trace for each element, as long as it has taken fewer than this in a second. */
const isTaken = '1e4 > ReactSharedInternals.recentlyCreatedOwnerStacks++';

/**
 * Removes the stack traces that React's development build takes for each element: a fifth of the time of a story. Its
 * warnings stay, without the names of the components around.
 */
function removeOwnerStacks(code: string): string {
  if (!code.includes(isTaken)) throw new Error('React takes its stack traces in another way: adapt this file');
  return code.replaceAll(isTaken, 'false');
}

export const withoutOwnerStacks: Plugin = {
  name: 'without-owner-stacks',
  setup: ({ onLoad }) =>
    onLoad({ filter: files }, async ({ path }) => ({ contents: removeOwnerStacks(await readFile(path, 'utf8')) })),
};
