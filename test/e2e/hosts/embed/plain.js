// The code of a page's author: no build, no React, one script.
import { configure, createDemoAdapter, defineElements, mount } from '/embed/tradefront.js';

const wanted = new URLSearchParams(window.location.search);
window.heard = [];
for (const name of ['add', 'line-change', 'before-checkout', 'checkout', 'search-change', 'load-error']) {
  document.addEventListener(`tradefront-${name}`, (event) => {
    window.heard.push({ name, detail: event.detail, from: event.target.id });
    if (name === 'before-checkout' && wanted.has('stop')) event.preventDefault();
  });
}

// Set before the element is defined, as on a page that loads the script late.
if (wanted.has('early')) document.getElementById('faq').search = 'keg';

const adapter = await createDemoAdapter({ storage: 'memory', scenario: wanted.get('scenario') ?? 'default' });
if (!wanted.has('bare'))
  configure({ adapter, locale: wanted.get('locale') ?? 'en-US', links: { href: ({ to }) => `/${to}` } });

window.tags = defineElements();
if (!wanted.has('bare')) {
  window.second = mount(document.getElementById('mounted'), 'cart', {
    reserve: 900,
    headingLevel: 2,
    onLineChange: (detail) => window.heard.push({ name: 'callback', detail }),
    slots: { header: Object.assign(document.createElement('h2'), { textContent: 'Cart of the page' }) },
  });
}
window.page = { configure, mount, defineElements, adapter };
document.documentElement.dataset.ready = 'true';
