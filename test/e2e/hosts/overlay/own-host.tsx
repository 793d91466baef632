import { drawHost } from './host-page';
import { shadowBox } from './shadow-box';
// @ts-expect-error A separate build, resolved by the browser: it shares nothing with the host.
import { mount } from '/widget.js';

// Mounted once per element: the host may render its page again.
const mounted = new WeakSet<HTMLElement>();
function mountOnce(host: HTMLElement | null, into: (host: HTMLElement) => HTMLElement) {
  if (!host || mounted.has(host)) return;
  mounted.add(host);
  mount(into(host));
}

drawHost({
  Light: () => <div ref={(host) => mountOnce(host, (element) => element)} />,
  Shadow: () => <div ref={(host) => mountOnce(host, shadowBox)} />,
});
