import type { Fault } from './rules';

/**
 * Every place of a body that a path leads to: the object that contains it, and its key there. A star is every entry of
 * a list.
 */
function places(body: unknown, at: string): readonly (readonly [holder: object, key: string])[] {
  const steps = at.split('.').filter(Boolean);
  const last = steps.pop();
  if (last === undefined) return [];
  const holders = steps.reduce<readonly unknown[]>(
    (found, step) =>
      found.flatMap((value): readonly unknown[] => {
        if (typeof value !== 'object' || value === null) return [];
        return step === '*' ? Object.values(value) : [Reflect.get(value, step)];
      }),
    [body],
  );
  return holders.flatMap((holder): (readonly [object, string])[] => {
    if (typeof holder !== 'object' || holder === null) return [];
    return last === '*' ? Object.keys(holder).map((key) => [holder, key]) : [[holder, last]];
  });
}

/** A copy of a body with a fault applied. */
export function applyDataFault(body: unknown, fault: Fault): unknown {
  if (fault.kind === 'set' && fault.at === '') return fault.value;
  const copy: unknown = body === undefined ? undefined : structuredClone(body);
  switch (fault.kind) {
    case 'set':
      for (const [holder, key] of places(copy, fault.at)) Reflect.set(holder, key, structuredClone(fault.value));
      return copy;
    case 'remove':
      for (const [holder, key] of places(copy, fault.at)) Reflect.deleteProperty(holder, key);
      return copy;
    case 'repeat':
      for (const [holder, key] of places(copy, fault.at)) {
        const list: unknown = Reflect.get(holder, key);
        if (Array.isArray(list))
          Reflect.set(
            holder,
            key,
            list.flatMap((entry: unknown) => Array.from({ length: fault.times }, () => entry)),
          );
      }
      return copy;
    case 'with-errors': {
      const { title, detail = title, type = '/commerce/errors/checkout-failure' } = fault;
      return typeof copy === 'object' && copy !== null ? { ...copy, errors: [{ type, title, detail }] } : copy;
    }
    default:
      return copy;
  }
}

/** JSON with keys that reach prototypes where it is merged carelessly. */
export const withPrototypeKeys = (json: string): string =>
  json.replace(
    /^\{(?=")/,
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":"no","hasOwnProperty":1,',
  );
