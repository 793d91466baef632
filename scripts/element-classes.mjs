// Classes that stand on links and buttons, on inputs and on drawings, read from the sources: pages style these elements by state and by
// attribute, which weighs more than a class.
import { readdirSync, readFileSync } from 'node:fs';
import { root } from './surface.mjs';

/** Elements and components that draw one, and hand a class on to it. */
const drawn = {
  pressed: new Set([
    ...['a', 'button', 'summary', 'select', 'textarea'],
    ...['Button', 'ButtonLink', 'Link', 'DestinationLink', 'NativeSelect', 'Radix.Trigger'],
  ]),
  drawings: new Set(['svg']),
  fields: new Set(['input', 'TextInput', 'QuantityInput']),
};

/** An opening tag of JSX: its name, and its attributes with braces up to three deep. */
const openingTag =
  /<([A-Za-z][\w.]*)\b((?:[^<>"'{}]|"[^"]*"|'[^']*'|=>|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*?)\/?>/g;

/** Classes by the kind of element that they stand on. */
export function elementClasses() {
  const found = { pressed: new Set(), fields: new Set(), drawings: new Set() };
  for (const path of readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.tsx')) continue;
    const text = readFileSync(`${root}src/${path}`, 'utf8');
    for (const [, tag, attributes] of text.matchAll(openingTag))
      for (const kind of Object.keys(found)) if (drawn[kind].has(tag)) addTo(found[kind], attributes);
    // Attributes that are made apart may be of a link or a button. The root of a widget is neither.
    for (const [, names] of text.matchAll(/className: '([^']+)'/g))
      if (!names.includes('tf-root')) addTo(found.pressed, names);
  }
  return found;
}

function addTo(set, text) {
  for (const [name] of text.matchAll(/tf-[\w-]+/g)) set.add(name);
}
