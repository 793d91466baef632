// Finds the classes of links and buttons, of inputs and of drawings in the sources. Pages style these elements by state
// and by attribute, which is more specific than a class.
import { readdirSync, readFileSync } from 'node:fs';
import { root } from './surface.mjs';

/** Elements, and components that render one and pass a class on to it. */
const drawn = {
  pressed: new Set([
    ...['a', 'button', 'summary', 'select', 'textarea'],
    ...['Button', 'ButtonLink', 'Link', 'DestinationLink', 'NativeSelect', 'Radix.Trigger'],
  ]),
  drawings: new Set(['svg']),
  fields: new Set(['input', 'TextInput', 'QuantityInput']),
};

/** An opening JSX tag: its name, and its attributes with braces up to three levels deep. */
const openingTag =
  /<([A-Za-z][\w.]*)\b((?:[^<>"'{}]|"[^"]*"|'[^']*'|=>|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*?)\/?>/g;

/** Classes by the kind of element that has them. */
export function elementClasses() {
  const found = { pressed: new Set(), fields: new Set(), drawings: new Set() };
  for (const path of readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.tsx')) continue;
    const text = readFileSync(`${root}src/${path}`, 'utf8');
    for (const [, tag, attributes] of text.matchAll(openingTag))
      for (const kind of Object.keys(found)) if (drawn[kind].has(tag)) addTo(found[kind], attributes);
    // Props objects may be for a link or a button. The root of a widget is neither.
    for (const [, names] of text.matchAll(/className: '([^']+)'/g))
      if (!names.includes('tf-root')) addTo(found.pressed, names);
  }
  return found;
}

function addTo(set, text) {
  for (const [name] of text.matchAll(/tf-[\w-]+/g)) set.add(name);
}
