// A page with the widgets that its address names, one under the other, as `?widgets=cart,faq`.
import { configure, createDemoAdapter, defineElements } from '/embed/tradefront.js';

for (const name of (new URLSearchParams(window.location.search).get('widgets') ?? '').split(',')) {
  document.getElementById('place').append(document.createElement(`tradefront-${name}`));
}
configure({
  adapter: await createDemoAdapter({ storage: 'memory' }),
  locale: 'en-US',
  links: { href: ({ to }) => `/${to}` },
});
defineElements();
document.documentElement.dataset.ready = 'true';
