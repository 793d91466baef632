import { describe, expect, it } from 'vitest';
import {
  abandonAttempt,
  commitAttempt,
  type CommitRules,
  lookUpAttempt,
  prepareAttempt,
} from '../../../src/adapters/demo/engine/commit-steps';
import { scenarioFor } from '../../../src/adapters/demo/scenarios';
import type { AccountState } from '../../../src/adapters/demo/store/records';
import { createWorld } from '../../../src/adapters/demo/world';

const fresh: AccountState = createWorld({ seed: 1, scenario: scenarioFor('default'), now: () => 0 }).fresh(null);

/** Counts the executions in `revision`. */
const rules: CommitRules<{ readonly order: string }, { readonly count: number }, 'full'> = {
  operation: 'count',
  subject: ({ order }) => order,
  parseRequest: (stored) =>
    typeof stored === 'object' && stored !== null && 'order' in stored ? { order: String(stored.order) } : null,
  parseValue: (stored) =>
    typeof stored === 'object' && stored !== null && 'count' in stored ? { count: Number(stored.count) } : null,
  refusal: ({ revision }) => (revision >= 3 ? 'full' : null),
  perform: (state) => [{ ...state, revision: state.revision + 1 }, { count: state.revision + 1 }],
};

function prepared(before: AccountState, order = 'o1') {
  const [state, step] = prepareAttempt(rules, before, { order }, 'pine');
  if (step.outcome !== 'ready') throw new Error(`Not ready: ${step.outcome}`);
  return { state, handle: step.handle };
}

describe('the steps of a commit operation in the demo', () => {
  it('execute once for a handle and a key, and look the outcome up by either', () => {
    const { state, handle } = prepared(fresh);
    const [first, done] = commitAttempt(rules, state, { key: 'k', handle, honorsKeys: true });
    expect(done).toEqual({ outcome: 'done', value: { count: 1 } });
    const [second, again] = commitAttempt(rules, first, { key: 'k', handle, honorsKeys: true });
    expect(again).toEqual(done);
    expect(second.revision).toBe(1);
    expect(lookUpAttempt(rules, second, { key: 'k', handle: 'another', honorsKeys: true })).toEqual(done);
    expect(lookUpAttempt(rules, second, { key: 'other', handle, honorsKeys: false })).toEqual(done);
  });

  it('execute twice when the backend does not check keys', () => {
    const { state, handle } = prepared(fresh);
    const [first] = commitAttempt(rules, state, { key: 'k', handle, honorsKeys: false });
    const [second] = commitAttempt(rules, first, { key: 'k', handle, honorsKeys: false });
    expect(second.revision).toBe(2);
  });

  it('close the open handle of the same subject when another one is prepared, and of no other subject', () => {
    const one = prepared(fresh);
    const other = prepared(one.state, 'o2');
    const newer = prepared(other.state);
    const [state, late] = commitAttempt(rules, newer.state, { key: 'k', handle: one.handle, honorsKeys: true });
    expect(late).toEqual({ outcome: 'refused', reason: 'handle-closed' });
    expect(lookUpAttempt(rules, state, { key: 'k', handle: other.handle, honorsKeys: true })).toEqual({
      outcome: 'open',
    });
  });

  it('refuse a late request after the attempt was abandoned, and report one that was executed before', () => {
    const { state, handle } = prepared(fresh);
    const [given, answer] = abandonAttempt(rules, state, handle);
    expect(answer).toEqual({ outcome: 'closed' });
    expect(commitAttempt(rules, given, { key: 'k', handle, honorsKeys: true })[1]).toEqual({
      outcome: 'refused',
      reason: 'handle-closed',
    });
    const [committed] = commitAttempt(rules, state, { key: 'k', handle, honorsKeys: true });
    expect(abandonAttempt(rules, committed, handle)[1]).toEqual({ outcome: 'done', value: { count: 1 } });
  });

  it('check for a refusal again before execution', () => {
    const { state, handle } = prepared(fresh);
    const [next, answer] = commitAttempt(rules, { ...state, revision: 3 }, { key: 'k', handle, honorsKeys: true });
    expect(answer).toEqual({ outcome: 'refused', reason: 'full' });
    expect(lookUpAttempt(rules, next, { key: 'k', handle, honorsKeys: true })).toEqual({ outcome: 'closed' });
  });
});
