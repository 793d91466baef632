import { beforeAll, describe, expect, inject, it } from 'vitest';
import { allCases, type CaseResult, casesFor, conform, formatReport } from '../../src/testing';
import { fixturesOf } from './support/fixtures';
import { vendureHarness } from './support/harness';

/** Cases that can't run, with the reason. */
const always: Readonly<Record<string, string>> = {
  'accounts/foreign': 'every account is this buyer’s: another buyer is asked below',
};
const plainOnly: Readonly<Record<string, string>> = {
  'cart/replace-in-place': 'Vendure sorts the lines of an order by their creation',
  'password/policy-fault': 'Vendure has no request for its password policy, which the options state',
};

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

const LACKS = /^the adapter has no (.+)$/;
/** Whether a case was skipped because the adapter lacks a method of a port that it has in part. */
const isAbsent = ({ outcome, message }: CaseResult): boolean => outcome === 'skipped' && LACKS.test(message);

async function grade(trade: boolean): Promise<readonly CaseResult[]> {
  const urls = inject('vendureUrls');
  const server = { url: trade ? urls.trade : urls.plain, trade };
  const harness = vendureHarness(server, { fixtures: await fixturesOf(server) });
  const results = await conform(harness, {
    skip: trade ? always : { ...always, ...plainOnly },
    timeout: 60_000,
  });
  const count = (outcome: CaseResult['outcome']): number => results.filter((one) => one.outcome === outcome).length;
  console.log(formatReport(results));
  console.log(
    `Vendure ${trade ? 'with the plugin' : 'without the plugin'}: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped (${share(count('skipped'), results.length)}) of ${results.length} cases for its ports, ${results.filter(isAbsent).length} of them for methods that it lacks; the kit has ${allCases.length}`,
  );
  return results;
}

const failures = (results: readonly CaseResult[]): readonly string[] =>
  results.filter(({ outcome }) => outcome === 'failed').map((one) => `${one.case}: ${one.message}`);
const skips = (results: readonly CaseResult[]): number => results.filter(({ outcome }) => outcome === 'skipped').length;

/** The methods that cases were skipped for, sorted. */
const absentMethods = (results: readonly CaseResult[]): readonly string[] =>
  [...new Set(results.filter(isAbsent).flatMap(({ message }) => (LACKS.exec(message)?.[1] ?? '').split(', ')))].sort();

/** Methods without a counterpart in the plugin, whose controls are absent. */
const absent = [
  'checkout.upload',
  'invoices.quote',
  'orders.deleteDraft',
  'orders.resumeDraft',
  'support.file',
  'support.upload',
  'wallet.autopay',
];

describe('the Vendure adapter over HTTP in every case of the kit', () => {
  it('fails none with the plugin, and skips at most 5 %', { timeout: 3_600_000 }, async () => {
    const results = await grade(true);
    expect(failures(results)).toEqual([]);
    expect(absentMethods(results)).toEqual(absent);
    expect(skips(results) / results.length).toBeLessThanOrEqual(0.05);
  });

  it('fails none without the plugin', { timeout: 3_600_000 }, async () => {
    expect(failures(await grade(false))).toEqual([]);
  });
});

describe('with the plugin, a buyer without access to some account', () => {
  let harness: ReturnType<typeof vendureHarness>;
  beforeAll(async () => {
    const server = { url: inject('vendureUrls').trade, trade: true };
    harness = vendureHarness(server, {
      buyer: 'sam@harborlane.example',
      fixtures: { ...(await fixturesOf(server)), foreignAccountId: '3' },
    });
  });

  it.each([
    'accounts/foreign',
    'cart/unknown-account',
    'cart/change-of-anothers',
    'checkout/open-anothers',
    'catalog/unknown-account',
    'checkout/place',
  ])('%s', async (id) => {
    const found = casesFor(harness).find((one) => one.id === id);
    expect(await found?.grade()).toMatchObject({ outcome: 'passed', message: '' });
  });
});
