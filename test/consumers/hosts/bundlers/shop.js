import { createDemoAdapter } from 'tradefront/adapters/demo';

/** The adapter of the host. In a browser it records the methods that it is called with. */
export function createShop() {
  const demo = createDemoAdapter({ storage: 'memory' });
  if (typeof window === 'undefined') return demo;
  window.calls = [];
  const recorded = (port, name) =>
    new Proxy(port, {
      get: (target, key) =>
        typeof target[key] === 'function'
          ? (...args) => (window.calls.push(`${name}.${String(key)}`), target[key](...args))
          : target[key],
    });
  const ports = Object.entries(demo).map(([name, port]) => [
    name,
    typeof port === 'object' && port !== null ? recorded(port, name) : port,
  ]);
  return Object.fromEntries(ports);
}
