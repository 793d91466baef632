import type { Ports } from '../ports';
import type { CaseResult } from './testing.types';

/** How many cases of a port came to what. */
export interface PortCount {
  readonly port: keyof Ports;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A report's figures by port, in its order. */
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

/** A report as plain text: the figures of each port, then what failed and what was skipped, with reasons. */
export function formatReport(results: readonly CaseResult[]): string {
  const told = (outcome: CaseResult['outcome']): readonly string[] =>
    results
      .filter((result) => result.outcome === outcome)
      .map((result) => `${outcome} ${result.case}: ${result.says}\n  ${result.message}`);
  const figures = countByPort(results).map(
    ({ port, passed, failed, skipped }) =>
      `${port.padEnd(12)}${[`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`].filter(Boolean).join(', ')}`,
  );
  return [...figures, ...told('failed'), ...told('skipped')].join('\n');
}
