import { configure, createDemoAdapter, defineElements } from '/embed/tradefront.js';

configure({
  adapter: await createDemoAdapter({ storage: 'memory' }),
  locale: 'en-US',
  links: { href: ({ to }) => `/${to}` },
});
defineElements();
document.documentElement.dataset.ready = 'true';
