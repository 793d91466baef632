import type { Ports } from '../ports';
import type { CaseResult } from './testing.types';

/** Number of a port's cases by result. */
export interface PortCount {
  readonly port: keyof Ports;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Counts the results of a report by port, in its order. */
export function countByPort(results: readonly CaseResult[]): readonly PortCount[] {
  const count = (port: keyof Ports, outcome: CaseResult['outcome']): number =>
    results.filter((result) => result.port === port && result.outcome === outcome).length;
  return [...new Set(results.map(({ port }) => port))].map((port) => ({
    port,
    passed: count(port, 'passed'),
    failed: count(port, 'failed'),
    skipped: count(port, 'skipped'),
  }));
}

/** Formats a report as plain text: counts per port, then failed and skipped cases with reasons. */
export function formatReport(results: readonly CaseResult[]): string {
  const linesOf = (outcome: CaseResult['outcome']): readonly string[] =>
    results
      .filter((result) => result.outcome === outcome)
      .map((result) => `${outcome} ${result.case}: ${result.title}\n  ${result.message}`);
  const figures = countByPort(results).map(
    ({ port, passed, failed, skipped }) =>
      `${port.padEnd(12)}${[`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`].filter(Boolean).join(', ')}`,
  );
  return [...figures, ...linesOf('failed'), ...linesOf('skipped')].join('\n');
}
