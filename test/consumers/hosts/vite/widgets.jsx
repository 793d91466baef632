import { createDemoAdapter } from 'tradefront/adapters/demo';
// One line for each widget of the package, written into the host by the run.
import { components } from './components.js';

/** What a widget cannot do without, beside its adapter. */
const needed = { 'order-placed': { orderId: 'unknown' }, 'layout-shell': { children: 'Page' } };

/** Every widget of the package by name, ready to render; the same on the server and in the browser. */
export function everyWidget() {
  const adapter = createDemoAdapter({ storage: 'memory', clock: () => Date.parse('2026-06-02T15:00:00Z') });
  return Object.entries(components).map(([name, Widget]) => ({
    name,
    element: <Widget adapter={adapter} {...needed[name]} />,
  }));
}
