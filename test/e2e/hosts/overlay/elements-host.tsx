import { createElement } from 'react';
import { drawHost } from './host-page';
// @ts-expect-error The published script, resolved by the browser: it shares nothing with the host.
import { configure, createDemoAdapter, defineElements, mount } from '/embed/tradefront.js';

// The script-tag build in a React host: one adapter for the page, a mounted widget or its element.
configure({ adapter: await createDemoAdapter({ storage: 'memory' }), locale: 'en-US' });
defineElements();

const mounted = new WeakSet<HTMLElement>();
function mountOnce(host: HTMLElement | null) {
  if (!host || mounted.has(host)) return;
  mounted.add(host);
  mount(host, 'account-switcher', { layout: 'compact' });
}

drawHost({
  Light: () => <div ref={mountOnce} />,
  Shadow: () => createElement('tradefront-account-switcher', { layout: 'compact' }),
});
