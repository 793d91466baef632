/**
 * Where a value is not plain data, and why; null when it is. Answers are cached, compared and sent to other tabs:
 * undefined, NaN, dates, functions and class instances would not arrive as they left.
 */
export function plainProblem(value: unknown, path = 'answer'): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) ? null : `${path} is ${value}`;
    case 'object':
      return value === null ? null : partsProblem(value, path);
    default:
      return `${path} is ${typeof value}`;
  }
}

function partsProblem(value: object, path: string): string | null {
  if (!Array.isArray(value) && ![Object.prototype, null].includes(Object.getPrototypeOf(value)))
    return `${path} is no plain object`;
  for (const [key, part] of Object.entries(value)) {
    const problem = plainProblem(part, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`);
    if (problem !== null) return problem;
  }
  return null;
}
