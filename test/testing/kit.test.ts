import { describe, expect, it, vi } from 'vitest';
import type { Adapter, ContentPort } from '../../src/ports';
import { allCases, casesFor, conform, countsOf, printReport } from '../../src/testing';
import { portMethods } from '../docs/type-check';
import { demoHarness } from './demo-harness';

const faqs = (answer: () => ReturnType<ContentPort['faqs']>) => (): Adapter => ({ id: 'some', content: { faqs: answer } });
const none = faqs(async () => ({ items: [], page: 0, pageSize: 50, total: 0, hasMore: false }));
const caseOf = (id: string, ...given: Parameters<typeof casesFor>) => casesFor(...given).find((one) => one.id === id);

describe('cases', () => {
  it('have an id each, a promise and methods of their own port', () => {
    expect(new Set(allCases.map(({ id }) => id)).size).toBe(allCases.length);
    for (const { id, port, says, needs } of allCases) {
      expect(id).toMatch(new RegExp(`^${port}/[a-zA-Z-]+$`));
      expect(says.length, id).toBeGreaterThan(20);
      expect(needs.some((method) => method.startsWith(`${port}.`)), id).toBe(true);
    }
  });

  it('ask every port method for something', () => {
    const asked = new Set<string>(allCases.flatMap(({ needs }) => needs));
    expect(portMethods().filter((method) => !asked.has(method))).toEqual([]);
  }, 60_000);
});

describe('grading', () => {
  it('takes an adapter with one method, leaves the other ports out and says what it could not ask', async () => {
    const report = await conform(none);
    expect(new Set(report.map(({ port }) => port))).toEqual(new Set(['content']));
    const byId = new Map<string, string>(report.map((result) => [result.case, `${result.outcome} ${result.message}`]));
    expect(byId.get('content/faqs-shape')).toBe('passed ');
    expect(byId.get('content/image-unknown')).toBe('skipped the adapter has no content.image');
    expect(byId.get('content/faqs-language')).toBe('skipped needs fixtures.otherLocale');
    expect(byId.get('content/faqs-for-guests')).toBe('skipped the harness has no guest');
    expect(byId.get('content/faqs-trouble')).toMatch(/^skipped needs a harness that can break its backend/);
  });

  it('says what was expected and what came', async () => {
    const odd = faqs(async () => ({ items: [{ id: 'a', category: 'Orders', question: 'How &amp; when?', answer: '<b>Now</b>' }], page: 0, pageSize: 50, total: Number.NaN, hasMore: false }));
    const [first] = await conform(odd);
    expect(first).toMatchObject({ case: 'content/faqs-shape', outcome: 'failed', message: 'faqs.total is NaN: answers are plain data' });
    const marked = faqs(async () => ({ items: [{ id: 'a', category: 'Orders', question: 'How &amp; when?', answer: 'Now' }], page: 0, pageSize: 50, total: 1, hasMore: false }));
    expect((await conform(marked))[0]?.message).toBe('faqs.items[0].question has markup or entities in it: ports carry plain text, got "How &amp; when?"');
  });

  it('leaves out what it is told to, with the reason', async () => {
    const report = await conform(none, { skip: { 'content/faqs-shape': 'not yet' } });
    expect(report[0]).toMatchObject({ case: 'content/faqs-shape', outcome: 'skipped', message: 'not yet' });
  });

  it('does not wait for ever', async () => {
    const report = await conform(faqs(() => new Promise(() => undefined)), { timeout: 20 });
    expect(report[0]).toMatchObject({ case: 'content/faqs-shape', outcome: 'failed', message: 'did not end within 20 ms' });
  });

  it('closes every world it opened, also after a failure', async () => {
    const close = vi.fn();
    const open = vi.fn(async () => ({ adapter: faqs(() => Promise.reject(new Error('no')))(), close }));
    await conform({ open });
    expect(open.mock.calls.length).toBeGreaterThan(5);
    expect(close).toHaveBeenCalledTimes(open.mock.calls.length);
  });

  it('prints figures by port, then what failed and what was skipped', async () => {
    const report = await conform(demoHarness({ wrap: (demo) => ({ ...demo, profile: { saveLanguage: async () => undefined } }) }), { ports: ['profile'], skip: { 'profile/guest': 'no guests here' } });
    expect(countsOf(report)).toEqual([{ port: 'profile', passed: 1, failed: 4, skipped: 9 }]);
    const text = printReport(report);
    expect(text.split('\n')[0]).toBe('profile     1 passed, 4 failed, 9 skipped');
    expect(text).toContain('failed profile/saved: what was saved last is what the store holds\n  the saved language: expected "fr-CA", got "en-US"');
    expect(text).toContain('skipped profile/guest: a guest has no record: signed-out\n  no guests here');
  });
});

describe('under a test runner', () => {
  it('a case is a test: it rejects naming the case, and asks for no callback', async () => {
    const broken = caseOf('content/faqs-shape', faqs(() => Promise.reject(new Error('no'))));
    expect(broken?.run).toHaveLength(0);
    await expect(broken?.run()).rejects.toThrow('content/faqs-shape: no');
    await expect(caseOf('content/faqs-shape', none)?.run()).resolves.toBeUndefined();
  });

  it('a skip is told where the runner can be told', async () => {
    const skip = vi.fn();
    await caseOf('content/image-unknown', none)?.run({ skip });
    expect(skip).toHaveBeenCalledExactlyOnceWith('the adapter has no content.image');
    // jest hands over nothing, mocha and others something without `skip`.
    await caseOf('content/image-unknown', none)?.run();
    await caseOf('content/image-unknown', none)?.run({});
  });
});
