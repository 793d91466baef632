import * as z from 'zod/mini';
import { fail, stringify } from '../expect';

/**
 * Returns the path and the problem of a value that is not plain data; null if all is plain. Responses are cached,
 * compared and sent to other tabs, where undefined, NaN, dates, functions and class instances would change.
 */
function plainProblem(value: unknown, path = 'answer'): string | null {
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

const MAX_ISSUES = 3;

/** Fails unless the response is plain data that matches the schema. */
export function assertShape(answer: unknown, schema: z.ZodMiniType, what: string): void {
  const problem = plainProblem(answer, what);
  if (problem !== null) fail(`${problem}: answers are plain data`);
  const parsed = z.safeParse(schema, answer);
  if (parsed.success) return;
  fail(
    parsed.error.issues
      .slice(0, MAX_ISSUES)
      .map((issue) => `${placeOf(issue.path, what)} ${issueText(issue)}, got ${stringify(at(answer, issue.path))}`)
      .join('; '),
  );
}

const placeOf = (path: readonly PropertyKey[], what: string): string =>
  path.reduce<string>((place, key) => (typeof key === 'number' ? `${place}[${key}]` : `${place}.${String(key)}`), what);

const at = (answer: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    answer,
  );

/** zod/mini has no messages; these are the ones that the kit needs. */
function issueText(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `is not ${issue.expected}`;
  if (issue.code === 'invalid_value') return `is none of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'custom') return issue.message;
  return issue.code === 'too_small' ? 'is too small' : `does not fit (${issue.code})`;
}
