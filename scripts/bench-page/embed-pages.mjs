// Pages with embedded widgets as the docs describe them: no build, no React, one stylesheet and one script.

/** Twelve widgets that represent a typical trade page. */
const twelve = [
  'product-grid',
  'cart',
  'account-switcher',
  'dashboard',
  'order-history',
  'pay-invoices',
  'wallet',
  'shopping-lists',
  'notifications',
  'promotions',
  'contact-us',
  'faq',
];

const page = (widgets) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A page with widgets</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"><link rel="stylesheet" href="/embed/reserve.css"><script type="module" src="/page.js"></script>
</head>
<body><h1>Trade orders</h1><main>${widgets.map((name) => `<tradefront-${name}></tradefront-${name}>`).join('\n')}</main><footer>Below the widgets</footer></body>
</html>`;

/** Pages by path. */
export const embedPages = {
  '/one.html': page(['cart']),
  '/twelve.html': page(twelve),
  '/page.css': 'body { margin: 0; padding: 16px; font: 16px/1.5 sans-serif } main { display: grid; gap: 24px }',
  '/page.js': `import { configure, createDemoAdapter, defineElements } from '/embed/tradefront.js';
configure({ adapter: await createDemoAdapter({ storage: 'memory' }), locale: 'en-US', links: { href: ({ to }) => '/' + to } });
defineElements();`,
};
