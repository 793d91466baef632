import type { Plugin } from 'vite';

/**
 * Chunks that load while the page is idle and run on a click: the lazy parts of a widget, and what such parts share.
 * Not the chunks of first screens: compiling functions that a page doesn't call delays it.
 */
const idleChunk = /\.lazy$|^(overlay-runtime|rest|forms|add-method)$/;

/**
 * Lets the browser compile all functions of idle chunks when it loads them, on another thread. Without the comment it
 * compiles them while the buyer waits for the first click. Browsers that do not know the comment ignore it.
 */
export const compileHints: Plugin = {
  name: 'compile-hints',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && idleChunk.test(file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
  },
};
