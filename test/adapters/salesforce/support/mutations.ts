/** A mutated copy of a JSON value, and a description of the mutation. */
export interface Mutation {
  readonly what: string;
  readonly value: unknown;
}

type Path = readonly (string | number)[];

function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  if (Array.isArray(value))
    return value.slice(0, 1).flatMap((entry, index) => [[...path, index], ...pathsOf(entry, [...path, index])]);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => [[...path, key], ...pathsOf(entry, [...path, key])]);
}

function changed(
  value: unknown,
  path: Path,
  change: (holder: Record<string | number, unknown>, key: string | number) => void,
): unknown {
  const copy: unknown = structuredClone(value);
  let holder = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<string | number, unknown>;
  const last = path.at(-1);
  if (last !== undefined) change(holder, last);
  return copy;
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, key) => (found as Record<string | number, unknown>)[key], value);

/** Values of another type, and texts that are not in any list of codes. */
function wrongFor(value: unknown): readonly unknown[] {
  const odd = [42, 'unheard-of', '12,50', [null]];
  return odd.filter(
    (one) => typeof one !== typeof value || typeof one === 'string' || Array.isArray(one) !== Array.isArray(value),
  );
}

/** Every mutation of one field of a value: removed, null, another type or an unknown text; lists also doubled. */
export function mutationsOf(value: unknown): readonly Mutation[] {
  return pathsOf(value).flatMap((path) => {
    const name = path.join('.');
    const present = at(value, path);
    return [
      {
        what: `${name} removed`,
        value: changed(value, path, (holder, key) => {
          delete holder[key];
        }),
      },
      {
        what: `${name} null`,
        value: changed(value, path, (holder, key) => {
          holder[key] = null;
        }),
      },
      ...wrongFor(present).map((odd) => ({
        what: `${name} = ${JSON.stringify(odd)}`,
        value: changed(value, path, (holder, key) => {
          holder[key] = odd;
        }),
      })),
      ...(Array.isArray(present)
        ? [
            {
              what: `${name} twice`,
              value: changed(value, path, (holder, key) => {
                holder[key] = [...present, ...present];
              }),
            },
          ]
        : []),
    ];
  });
}

/** What a port value must not contain: `NaN`, `undefined` and similar results of a defect. */
export function oddIn(value: unknown, path = ''): string | null {
  if (value === undefined) return `${path} is undefined`;
  if (typeof value === 'number' && !Number.isFinite(value)) return `${path} is ${value}`;
  if (typeof value === 'string' && /undefined|\bNaN\b|\[object /.test(value)) return `${path} is ${value}`;
  if (typeof value === 'function' || typeof value === 'symbol') return `${path} is a ${typeof value}`;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, entry] of Object.entries(value)) {
    const odd = oddIn(entry, `${path}.${key}`);
    if (odd !== null) return odd;
  }
  return null;
}
