import { PortError, type PortErrorCode } from '../../../../src/ports';
import type { SalesforceAdapter } from '../../../../src/adapters/salesforce';
import type { ServerMethodName } from '../../../../src/adapters/salesforce/server-methods/contract';
import { mutationsOf, oddIn } from './mutations';
import { json, type Routes, stubbed } from './stub';

/** A port method, or a call of the platform, whose response is mutated, with the responses beside it. */
export interface Read {
  readonly name: string;
  readonly answer: () => unknown;
  readonly path: string;
  readonly status?: number;
  readonly beside?: Routes;
  readonly ask: (adapter: SalesforceAdapter) => Promise<unknown>;
  /** Error codes other than malformed that a mutated response can lead to. */
  readonly allowedCodes?: readonly PortErrorCode[];
  /** Server methods that the store does not offer, where the platform's own data are tested. */
  readonly without?: readonly ServerMethodName[];
}

/** Two lines are as representative as a hundred. */
export const shortened = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) => (Array.isArray(part) ? part.slice(0, 2) : part));

/** All failures of one read under every mutation of its response. */
export async function failuresOf({
  answer,
  path,
  status = 200,
  beside = {},
  ask,
  allowedCodes = [],
  without = [],
}: Read): Promise<readonly string[]> {
  const original = answer();
  const failures: string[] = [];
  for (const { what, value } of [
    { what: 'nothing', value: original },
    ...mutationsOf(original),
    { what: 'all', value: null },
    { what: 'all', value: [] },
    { what: 'all', value: 'text' },
  ]) {
    // The tested methods do not need the ones that the store leaves out.
    const { adapter } = stubbed(
      { ...beside, [path]: () => json(value, status) },
      { apex: { methods: Object.fromEntries(without.map((name) => [name, null])) } as object },
    );
    try {
      const odd = oddIn(await ask(adapter));
      if (odd !== null) failures.push(`${what}: ${odd}`);
    } catch (thrown) {
      const isFine =
        thrown instanceof PortError &&
        ((thrown.code === 'malformed' && what !== 'nothing') || allowedCodes.includes(thrown.code));
      if (!isFine) failures.push(`${what}: ${String(thrown)}`);
    }
  }
  return failures;
}
