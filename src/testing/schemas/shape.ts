import * as z from 'zod/mini';
import { fail, stringify } from '../expect';
import { plainProblem } from './plain';

const MAX_ISSUES = 3;

/** Fails unless the answer is plain data of the shape. */
export function assertShape(answer: unknown, schema: z.ZodMiniType, what: string): void {
  const problem = plainProblem(answer, what);
  if (problem !== null) fail(`${problem}: answers are plain data`);
  const parsed = z.safeParse(schema, answer);
  if (parsed.success) return;
  fail(
    parsed.error.issues
      .slice(0, MAX_ISSUES)
      .map((issue) => `${placeOf(issue.path, what)} ${saysOf(issue)}, got ${stringify(at(answer, issue.path))}`)
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

/** zod/mini brings no words: those that matter are here. */
function saysOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `is not ${issue.expected}`;
  if (issue.code === 'invalid_value') return `is none of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'custom') return issue.message;
  return issue.code === 'too_small' ? 'is too small' : `does not fit (${issue.code})`;
}
