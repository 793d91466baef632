// Pages of the benchmark as in production: React's production build, minified.
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Serves the pages; `/ours?lines=20` runs `pages/ours.tsx`. A reference page gets the widget's own markup as soon as it
 * is known.
 */
export async function servePages(entries) {
  const { outputFiles } = await build({
    absWorkingDir: here,
    entryPoints: { ...entries, styles: '../../src/styles/styles.css', plain: 'pages/bare.css' },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: `${here}out`,
    write: false,
    logLevel: 'error',
  });
  const files = new Map(outputFiles.map(({ path, text }) => [path.slice(`${here}out`.length), text]));
  const copied = new Map();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://host');
    const [type, body] = answer(pathname, files, copied, searchParams.has('count'));
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'max-age=600',
    });
    response.end(body);
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    copyTo: (name, markup) => copied.set(name, markup),
    close: () => server.close(),
  };
}

function answer(pathname, files, copied, counts) {
  if (pathname.endsWith('.js')) return ['text/javascript', files.get(pathname)];
  if (pathname.endsWith('.css')) return ['text/css', files.get(pathname)];
  if (pathname.startsWith('/pack-')) return ['image/svg+xml', picture(pathname)];
  return ['text/html', page(pathname.slice(1), copied, counts)];
}

const picture = (pathname) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 90"><rect x="12" y="6" width="36" height="80" rx="6" fill="hsl(${pathname.replace(/\D/g, '') * 45} 50% 50%)"/></svg>`;

const page = (
  name,
  copied,
  counts,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/styles.css">${name.startsWith('bare') ? '<link rel="stylesheet" href="/plain.css">' : ''}${counts ? '<script type="module" src="/count.js"></script>' : ''}<script type="module" src="/${name}.js"></script></head>
<body><div id="root"></div>${name.startsWith('bare') ? `<template id="line">${copied.get(name) ?? ''}</template>` : ''}</body></html>`;
