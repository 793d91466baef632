// Classes that stand on links, buttons and fields, read from the sources: pages style these elements by state and by
// attribute, which weighs more than a class.
import { readdirSync, readFileSync } from 'node:fs';
import { root } from './surface.mjs';

/** Elements and components that draw one, and hand a class on to it. */
const drawn = {
  pressed: new Set(['a', 'button', 'summary', 'Button', 'ButtonLink', 'Link', 'DestinationLink']),
  fields: new Set(['input', 'select', 'textarea', 'TextInput', 'QuantityInput', 'NativeSelect', 'Radix.Trigger']),
};

/** An opening tag of JSX: its name, and its attributes with braces up to three deep. */
const openingTag =
  /<([A-Za-z][\w.]*)\b((?:[^<>"'{}]|"[^"]*"|'[^']*'|=>|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*?)\/?>/g;

/** Classes by the kind of element that they stand on. */
export function elementClasses() {
  const found = { pressed: new Set(), fields: new Set() };
  for (const path of readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.tsx')) continue;
    for (const [, tag, attributes] of readFileSync(`${root}src/${path}`, 'utf8').matchAll(openingTag))
      for (const kind of ['pressed', 'fields'])
        if (drawn[kind].has(tag)) for (const [name] of attributes.matchAll(/tf-[\w-]+/g)) found[kind].add(name);
  }
  return found;
}
