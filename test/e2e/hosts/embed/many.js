import { configure, createDemoAdapter, defineElements } from '/embed/tradefront.js';

const scenario = new URLSearchParams(window.location.search).get('scenario') ?? 'default';
configure({
  adapter: await createDemoAdapter({ storage: 'memory', scenario }),
  locale: 'en-US',
  links: { href: ({ to }) => `/${to}` },
});
defineElements();
document.documentElement.dataset.ready = 'true';
