import { fileURLToPath } from 'node:url';

/**
 * Packages that are replaced wherever the library is bundled or run from source: the style singleton writes an
 * inline `<style>`, which a strict CSP reports; ours adopts a sheet instead.
 */
export const bundled = {
  'react-style-singleton': fileURLToPath(new URL('../src/ui/overlay/adopted-style-singleton.ts', import.meta.url)),
};

/** For a build: an element's widget sheet without dialog and select, which `src/embed/overlay-css.ts` has for all. */
export const overlaysApart = {
  find: /^.*\/styles\/overlays\.css$/,
  replacement: fileURLToPath(new URL('../src/embed/no-overlays.css', import.meta.url)),
};
