import { expect, it } from 'vitest';
import { conform, countByPort, formatReport } from '../../../src/testing';
import { demoHarness } from '../../testing/demo-harness';

it('the kit grades the demo in a browser, with its writes in the browser’s own database', async () => {
  const report = await conform(demoHarness({ storage: 'indexeddb' }), {
    timeout: 60_000,
    skip: { 'accounts/foreign': 'every account is this buyer’s' },
  });
  const [unkept] = report.filter(({ outcome }) => outcome === 'failed');
  expect(unkept).toBeUndefined();
  expect(formatReport(report).split('\n')[0]).toMatch(/^\w+ +\d+ passed$/);
  expect(report.filter(({ outcome }) => outcome === 'skipped').map((one) => one.case)).toEqual(['accounts/foreign']);
  expect(
    countByPort(report)
      .map(({ passed }) => passed)
      .reduce((sum, passed) => sum + passed),
  ).toBe(report.length - 1);
}, 120_000);
