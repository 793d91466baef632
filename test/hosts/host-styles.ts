import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const installed = (path: string) => readFileSync(require.resolve(path), 'utf8');
const ours = (name: string) => readFileSync(fileURLToPath(new URL(`styles/${name}.css`, import.meta.url)), 'utf8');

/**
 * Preflight as Tailwind's own build emits it: with its theme's values instead of its function, everything in a layer.
 */
const preflight = () =>
  `@layer theme, base, components, utilities;\n@layer base {\n${installed('tailwindcss/preflight.css').replace(
    /--theme\(\s*[\w-]+,\s*((?:[^()]|\([^()]*\))*)\)/g,
    '$1',
  )}\n}`;

/** Stylesheets of host pages: published releases, and single lines that pages have. */
export const hostStyles: Readonly<Record<string, () => string>> = {
  'next template': () => ours('next-template'),
  'bootstrap 3': () => installed('bootstrap3/dist/css/bootstrap.css'),
  'bootstrap 5': () => installed('bootstrap5/dist/css/bootstrap.css'),
  'tailwind 4': preflight,
  'wordpress themes': () => ours('wordpress-themes'),
  'single lines': () => ours('hostile'),
};
