import { fileURLToPath } from 'node:url';

/**
 * Packages that are replaced when the library is bundled or run from source. The package for style singletons writes an
 * inline `<style>`, which a strict CSP reports; the replacement adopts a stylesheet.
 */
export const bundled = {
  'react-style-singleton': fileURLToPath(new URL('../src/ui/overlay/adopted-style-singleton.ts', import.meta.url)),
};

/** The same as a list, for a configuration with further aliases. */
export const bundledAliases = Object.entries(bundled).map(([find, replacement]) => ({ find, replacement }));

/** For the builds of the script and the demo site, whose settings have no `isolation`. */
export const withoutIsolation = {
  find: /^\.\/isolation\/isolated$/,
  replacement: fileURLToPath(new URL('../src/embed/no-isolation.ts', import.meta.url)),
};

/**
 * For the embed build: an element's stylesheet without dialogs and selects, which `src/embed/overlay-css.ts` has for
 * all elements.
 */
export const overlaysApart = {
  find: /^.*\/styles\/overlays\.css$/,
  replacement: fileURLToPath(new URL('../src/embed/no-overlays.css', import.meta.url)),
};
