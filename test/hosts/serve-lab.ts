import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtSheets, sourceSheet } from '../../scripts/sheets.mjs';
import { type ServedHost, serveStrict } from '../support/strict-server';
import { bundleStories, type HostReact } from '../e2e/hosts/stories/serve';
import { hostStyles } from './host-styles';

const root = fileURLToPath(new URL('../..', import.meta.url));
const path = (name: string) => `/${encodeURIComponent(name)}.css`;
const link = (href: string, data = '') => `<link rel="stylesheet" href="${href}"${data}>`;
const titled = (title: string) => ` data-lab="${title}"`;

const pageOf = (head: readonly string[], body = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title><link rel="icon" href="data:,">${head.join('')}</head><body>${body}</body></html>`;

/** Serves a page that shows every story with the published stylesheet, under one React. */
export async function serveConditions(react: HostReact): Promise<ServedHost> {
  const [scripts, sheets] = await Promise.all([bundleStories('condition-host.tsx', react), builtSheets()]);
  const head = [link('/preview.css'), link('/dist/styles.css'), '<script type="module" src="/host.js"></script>'];
  const texts = new Map<string, string>([
    ['/', pageOf(head)],
    ['/preview.css', readFileSync(`${root}.storybook/preview.css`, 'utf8')],
    ['/dist/styles.css', sheets.get('styles') ?? ''],
  ]);
  return serveStrict((pathname) => texts.get(pathname) ?? scripts.get(pathname));
}

/**
 * Serves a page with plain elements of its own, with the stylesheets of `pages` and every stylesheet of the library
 * that a page may load. All are disabled until the test enables them, except one line that takes the widget out of the
 * flow.
 */
export async function servePlainPage(pages: readonly string[]): Promise<ServedHost> {
  const [scripts, sheets] = await Promise.all([bundleStories('page-host.ts', 19), builtSheets()]);
  const head = [
    link('/place.css'),
    ...pages.map((name) => link(path(name), titled(name))),
    ...['styles', 'styles/base', 'styles/layered'].map((out) => link(`/dist/${out}.css`, ' data-ours')),
    link('/planted.css', ' data-planted'),
    '<script type="module" src="/host.js"></script>',
  ];
  const texts = new Map<string, string>([
    ['/', pageOf(head, readFileSync(new URL('styles/plain-page.html', import.meta.url), 'utf8'))],
    // A widget in the flow makes the page longer. Pages under a fixed header have such a padding.
    [
      '/place.css',
      'body > div:not([class], [id]) { position: absolute; inline-size: 1200px } body { padding-block-start: 70px }',
    ],
    // A planted change, which the comparison has to detect.
    [
      '/planted.css',
      'hr { color: red } blockquote::before { content: "x" } button:focus-visible { opacity: 0.5 } :root { --x: 1 }',
    ],
    ...pages.map((name) => [path(name), hostStyles[name]?.() ?? ''] as const),
    ...[...sheets].map(([out, css]) => [`/dist/${out}.css`, css] as const),
  ]);
  return serveStrict((pathname) => texts.get(pathname) ?? scripts.get(pathname));
}

/**
 * Serves a page that shows every story with the published stylesheets. Beside `styles.css` it has stylesheets that the
 * lab enables one at a time: each page's, before and after the library's; the library's in the layers of its source;
 * and base.css with the stylesheet of each widget, in another order.
 */
export async function serveLab(): Promise<ServedHost> {
  const [scripts, sheets, source] = await Promise.all([bundleStories('lab-host.ts', 19), builtSheets(), sourceSheet()]);
  const names = Object.keys(hostStyles);
  const apart = [...sheets.keys()].filter((out) => /^styles\/(?!base|layered)/.test(out)).reverse();
  const instead = (title: string, outs: readonly string[]) =>
    outs.map((out) => link(`/dist/${out}.css`, titled(title))).join('');
  const head = [
    ...names.map((name) => link(path(name), titled(`${name}, before ours`))),
    link('/preview.css'),
    link('/dist/styles.css'),
    instead('ours as the source has it', ['source']),
    instead('ours apart', ['styles/base', ...apart]),
    ...names.map((name) => link(path(name), titled(`${name}, after ours`))),
    '<script type="module" src="/host.js"></script>',
  ];
  const texts = new Map<string, string>([
    ['/', pageOf(head)],
    ['/preview.css', readFileSync(`${root}.storybook/preview.css`, 'utf8')],
    ['/dist/source.css', source],
    ...Object.entries(hostStyles).map(([name, css]) => [path(name), css()] as const),
    ...[...sheets].map(([out, css]) => [`/dist/${out}.css`, css] as const),
  ]);
  return serveStrict((pathname) => texts.get(pathname) ?? scripts.get(pathname));
}
