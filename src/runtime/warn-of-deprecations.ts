import { type Deprecation, deprecations } from './deprecations';
import { callbackName } from './events';

const warned = new Set<Deprecation>();

type Props = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Props => typeof value === 'object' && value !== null;

function isUsed({ kind, name }: Deprecation, props: Props): boolean {
  switch (kind) {
    case 'prop':
      return props[name] !== undefined;
    case 'event':
      return props[callbackName(name)] !== undefined;
    case 'slot':
      return isObject(props.slots) && props.slots[name] !== undefined;
    default:
      return false;
  }
}

/** Warns in the console, once for each name, of deprecated props, slots and event callbacks that a widget gets. */
export function warnOfDeprecations(widget: string, props: object): void {
  for (const deprecation of deprecations) {
    const { kind, of, name, since, removal, replacement } = deprecation;
    if (of !== widget || warned.has(deprecation) || !isUsed(deprecation, { ...props })) continue;
    warned.add(deprecation);
    // What this file is for; nothing loads it in production.
    // eslint-disable-next-line no-console
    console.warn(
      `[tradefront] The ${kind} “${name}” of ${of} is deprecated since ${since}, and ${removal} removes it. ${replacement}`,
    );
  }
}
