import * as z from 'zod/mini';
import { checks } from '../../../scripts/scorecard/checks';
import stored from './scorecard.json';
import { Code, Table } from './table';

const results = z.record(
  z.string(),
  z.object({
    day: z.string(),
    commit: z.string(),
    passed: z.number(),
    failed: z.number(),
    notRun: z.number(),
    seconds: z.number(),
  }),
);
const resultById = z.parse(results, stored);

const parts = [...new Set(checks.map(({ part }) => part))];

/** Minutes of a run, at least one. */
const minutes = (seconds: number): string => `${Math.max(1, Math.round(seconds / 60))}\u00a0min`;

/** The last result of every check, with its command. */
export function Scorecard() {
  return parts.map((part) => (
    <section key={part}>
      <h2>{part}</h2>
      <Table
        head={['Check', 'Command', 'Run', 'Passed', 'Failed', 'Not run', 'Time']}
        rows={checks
          .filter((check) => check.part === part)
          .map(({ id, what }) => {
            const result = resultById[id];
            return [
              what,
              <Code key="command">{`npm run scorecard -- ${id}`}</Code>,
              result === undefined ? 'Not\u00a0yet' : `${result.day}, ${result.commit}`,
              ...(result === undefined
                ? ['', '', '', '']
                : [String(result.passed), String(result.failed), String(result.notRun), minutes(result.seconds)]),
            ];
          })}
      />
    </section>
  ));
}
