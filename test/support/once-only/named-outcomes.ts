import type { Attempt, CommitPort } from '../../../src/ports';
import type { Backend } from './backend';

/** The steps of a port after `prepare`, in the shape that schedules use: a done outcome is reduced to an id. */
export function withOutcomeIds<Value>(
  port: Pick<CommitPort<never, Value, string>, 'commit' | 'outcome' | 'abandon'>,
  nameOf: (value: Value, attempt: Attempt) => string,
): Pick<Backend['port'], 'commit' | 'outcome' | 'abandon'> {
  const toNamed = (value: Value, attempt: Attempt) =>
    ({ outcome: 'done', value: { id: nameOf(value, attempt) } }) as const;
  return {
    async commit(attempt) {
      const answer = await port.commit(attempt);
      return answer.outcome === 'done' ? toNamed(answer.value, attempt) : answer;
    },
    async outcome(attempt) {
      const answer = await port.outcome(attempt);
      return answer.outcome === 'done' ? toNamed(answer.value, attempt) : answer;
    },
    async abandon(attempt) {
      const answer = await port.abandon(attempt);
      return answer.outcome === 'done' ? toNamed(answer.value, attempt) : answer;
    },
  };
}
