import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { openPage } from './commit-page';
import { subjects } from './commit-subjects';
import { type Fault, faultReport, openFaultyShop } from './fault-server';

// Rests on Vendure: the server executes or not, and its orders are counted past the adapter.
const { trade } = inject('vendureUrls');
const report = faultReport('Commits under faults over HTTP');
afterAll(report.print);

const COMMIT = 'commitTradeAttempt';
const LOOK = 'tradeAttempt';
const CLOSE = 'abandonTradeAttempt';
const pause = (milliseconds: number): Promise<void> => new Promise((over) => setTimeout(over, milliseconds));

describe.each(subjects.map((subject) => [`${subject.operation} ${subject.name}`, subject] as const))(
  '%s',
  (name, subject) => {
    /** A page with a request, and the number of executions since it was opened. */
    async function open() {
      const shop = await openFaultyShop(trade);
      const page = await openPage(subject, shop);
      // By another adapter: its requests are not the page's.
      const request = await subject.request(await shop.adapter(), shop.accountId);
      const before = await subject.executions(shop.asker);
      return {
        ...page,
        shop,
        request,
        submit: () => page.commit.submit(request),
        executions: async () => (await subject.executions(shop.asker)) - before,
        strikeCommit: (fault: Omit<Fault, 'field'>) => shop.strike({ field: COMMIT, times: 1, ...fault }),
      };
    }
    type Page = Awaited<ReturnType<typeof open>>;

    /** Notes the outcome in the report. */
    const note = async (fault: string, page: Page): Promise<void> =>
      report.note(
        name,
        fault,
        `${page.phases.join(' → ')}; ${page.network.count(COMMIT)} sent, ${await page.executions()} executed`,
      );

    /** Submits again, without faults: the operation is executed once in total. */
    async function repeatedOnce(page: Page): Promise<void> {
      await page.shop.strike();
      page.advance(60_000);
      await page.submit();
      expect([page.state().phase, await page.executions()]).toEqual(['done', 1]);
    }

    it.each([
      ['F01', 'the server cannot be reached', { kind: 'drop' }, /timeout/],
      ['F10', 'the request is forbidden', { kind: 'status', status: 403 }, /forbidden/],
      ['F11', 'the subject is missing', { kind: 'status', status: 404 }, /not-found/],
    ] as const)('%s: if %s, nothing is sent or stored, and a retry succeeds', async (fault, _what, given, code) => {
      const page = await open();
      await page.shop.strike({ field: subject.prepare, times: 1, ...given });
      await page.submit();
      expect(page.state()).toMatchObject({ phase: 'not-done', error: { code: expect.stringMatching(code) } });
      expect([page.network.count(COMMIT), await page.executions(), page.written.keys()]).toEqual([0, 0, []]);
      await repeatedOnce(page);
      await note(fault, page);
    });

    it.each([
      ['F02', 'the response is lost', { kind: 'commit-and-drop' }],
      ['F05', 'a proxy answers 502 after the execution', { kind: 'commit-and-status', status: 502 }],
      ['F15', 'the response is truncated', { kind: 'truncate' }],
      ['F17', 'the response has null instead of an outcome', { kind: 'set', path: 'data.outcome', value: null }],
      ['F48', 'the response has names of object prototypes', { kind: 'prototype-keys' }],
    ] as const)('%s: if %s, the outcome is looked up and shown', async (fault, _what, given) => {
      const page = await open();
      const names = Object.getOwnPropertyNames(Object.prototype).length;
      await page.strikeCommit(given);
      await page.submit();
      expect(page.state()).toMatchObject({ phase: 'done', account: page.shop.accountId });
      expect([page.network.count(COMMIT), await page.executions(), page.written.keys()]).toEqual([1, 1, []]);
      expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(names);
      expect('polluted' in {}).toBe(false);
      await note(fault, page);
    });

    it('F18: a refusal with an unknown reason sends nothing', async () => {
      const page = await open();
      const value = { state: 'REFUSED', handle: null, refusal: 'solar-flare', problems: [] };
      await page.shop.strike({ field: subject.prepare, kind: 'set', path: 'data.outcome', value, times: 1 });
      await page.submit();
      expect(['refused', 'not-done']).toContain(page.state().phase);
      expect([page.network.count(COMMIT), await page.executions(), page.written.keys()]).toEqual([0, 0, []]);
      await repeatedOnce(page);
      await note('F18', page);
    });

    it.each([
      ['F03', 'the request is lost', { kind: 'drop' }, null],
      ['F05', 'the server fails before the execution', { kind: 'status', status: 500 }, 'fault-500'],
    ] as const)(
      '%s: if %s, a look-up confirms that, and a retry uses the same key',
      async (fault, _what, given, reference) => {
        const page = await open();
        await page.strikeCommit(given);
        await page.submit();
        expect(page.state()).toMatchObject({ phase: 'not-done', lookedUp: true });
        if (reference !== null) expect(page.state()).toMatchObject({ error: { correlationId: reference } });
        expect([page.phases.includes('checking'), await page.executions(), page.written.keys()]).toEqual([true, 0, []]);
        await repeatedOnce(page);
        await note(`${fault} not executed`, page);
      },
    );

    it('F04: after a timeout the attempt is closed, and the late request is refused', async () => {
      const page = await open();
      await page.strikeCommit({ kind: 'delay', milliseconds: 1500 });
      const sending = page.submit();
      await vi.waitFor(() => expect(page.network.count(COMMIT)).toBe(1));
      page.expire();
      await sending;
      expect(page.phases).toEqual(['sending', 'checking', 'not-done']);
      await pause(2000);
      expect(await page.executions()).toBe(0);
      await note('F04', page);
    });

    it('F06: a server that is down gets at most four requests, and the buyer can check again', async () => {
      const page = await open();
      await page.shop.strike(...[COMMIT, LOOK, CLOSE].map((field): Fault => ({ field, kind: 'status', status: 503 })));
      await page.submit();
      expect(page.state()).toMatchObject({ phase: 'unknown', error: { code: 'unavailable' } });
      const sent = [COMMIT, LOOK, CLOSE].map(page.network.count);
      expect(sent[0]).toBe(1);
      expect(sent.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(4);
      await page.submit();
      expect(page.network.count(COMMIT)).toBe(1);
      await page.shop.strike();
      await page.commit.check();
      expect(page.state()).toMatchObject({ phase: 'not-done', lookedUp: true });
      await repeatedOnce(page);
      await note('F06', page);
    });

    it('F07: a requested delay is reported, and nothing is sent during it', async () => {
      const page = await open();
      await page.strikeCommit({ kind: 'status', status: 429, retryAfter: 7 });
      await page.submit();
      expect(page.state()).toMatchObject({ phase: 'not-done', error: { code: 'too-many-requests', retryAfter: 7000 } });
      const total = page.network.total();
      await page.submit();
      expect([page.state().phase, page.network.total()]).toEqual(['not-done', total]);
      await repeatedOnce(page);
      await note('F07', page);
    });

    it.each([
      [86_400, 2],
      [-86_400, 2],
      [0, -3600],
      [0, 86_400],
    ])(
      'F08: with a server clock that is %i seconds off, a delay of %i seconds is between zero and one minute',
      async (skew, seconds) => {
        const page = await open();
        await page.shop.strike(
          { field: COMMIT, kind: 'commit-and-drop', times: 1 },
          { field: LOOK, kind: 'status', status: 503, retryAfter: { seconds, skew }, times: 1 },
        );
        await page.submit();
        expect([page.state().phase, page.network.count(COMMIT), await page.executions()]).toEqual(['done', 1, 1]);
        for (const wait of page.waits) expect(wait >= 0 && wait <= 60_000, String(wait)).toBe(true);
        await note('F08', page);
      },
    );

    it.each([
      ['F09', 'an ended session', { kind: 'status', status: 401 }],
      ['F16', 'the sign-in page of a proxy', { kind: 'sign-in-page' }],
    ] as const)('%s: after %s nothing is sent automatically', async (fault, _what, given) => {
      const page = await open();
      await page.strikeCommit(given);
      await page.submit();
      expect(page.state()).toMatchObject({ phase: 'not-done', error: { code: 'signed-out' } });
      expect(await page.commit.resume()).toBe(false);
      expect([page.network.count(COMMIT), await page.executions()]).toEqual([1, 0]);
      await repeatedOnce(page);
      await note(fault, page);
    });

    it('F12: a change by somebody else is reported, and nothing is executed', async () => {
      const page = await open();
      await page.commit.submit(await subject.outdated.make(page.shop.asker, page.request));
      expect(page.state()).toMatchObject({ phase: 'refused', reason: subject.outdated.reason });
      expect(await page.executions()).toBe(subject.outdated.executions);
      await note('F12', page);
    });

    it('F13: an invalid value is rejected at its field, and the corrected request succeeds', async () => {
      const page = await open();
      await page.commit.submit(subject.rejected(page.request));
      const state = page.state();
      expect(state.phase === 'not-done' && Object.keys(state.error?.fields ?? {})).toHaveLength(1);
      expect(await page.executions()).toBe(0);
      await repeatedOnce(page);
      await note('F13', page);
    });

    it('F20: a slow response is awaited without another request', async () => {
      const page = await open();
      await page.strikeCommit({ kind: 'delay', milliseconds: 1000 });
      await page.submit();
      expect(page.phases).toEqual(['sending', 'done']);
      expect([page.network.count(COMMIT), page.network.count(LOOK), await page.executions()]).toEqual([1, 0, 1]);
      await note('F20', page);
    });

    it('F22: a response after the look-up is ignored', async () => {
      const page = await open();
      const release = page.network.hold(COMMIT);
      const sending = page.submit();
      await vi.waitFor(async () => expect(await page.executions()).toBe(1));
      page.expire();
      await sending;
      release();
      await pause(50);
      expect(page.phases).toEqual(['sending', 'checking', 'done']);
      expect(await page.executions()).toBe(1);
      await note('F22', page);
    });

    it('F24 F25: three presses send one request', async () => {
      const page = await open();
      await Promise.all([page.submit(), page.submit(), page.submit()]);
      await page.submit();
      expect([page.network.count(subject.prepare), page.network.count(COMMIT), await page.executions()]).toEqual([
        1, 1, 1,
      ]);
      await note('F24 F25', page);
    });

    it('F28 F32: the next page shows the outcome of one that was closed', async () => {
      const page = await open();
      page.network.hold(COMMIT);
      void page.submit();
      await vi.waitFor(async () => expect(await page.executions()).toBe(1));
      const next = await openPage(subject, page.shop, { written: page.written, later: 600_000 });
      expect(await next.commit.resume()).toBe(true);
      expect(next.state()).toMatchObject({ phase: 'done', account: page.shop.accountId });
      expect([next.network.count(COMMIT), await page.executions(), page.written.keys()]).toEqual([0, 1, []]);
      await note('F28 F32', page);
    });

    it('F29: two tabs with the same request execute it once', async () => {
      const page = await open();
      const other = await openPage(subject, page.shop, { written: page.written });
      await Promise.all([page.submit(), other.commit.submit(page.request)]);
      expect(await page.executions()).toBe(1);
      expect([page.state().phase, other.state().phase]).toContain('done');
      expect(['done', 'refused', 'not-done']).toContain(other.state().phase);
      await note('F29', page);
    });

    it('F30: the confirmation names the account of the request when the buyer switches meanwhile', async () => {
      const page = await open();
      const { shop } = page;
      const elsewhere = { ...shop.asker, account: shop.otherAccountId };
      const before = await subject.executions(elsewhere);
      await page.strikeCommit({ kind: 'delay', milliseconds: 300 });
      const sending = page.submit();
      await page.adapter.accounts.switchTo({ accountId: shop.otherAccountId });
      await sending;
      expect(page.state()).toMatchObject({ phase: 'done', account: shop.accountId });
      expect([await page.executions(), await subject.executions(elsewhere)]).toEqual([1, before]);
      await note('F30', page);
    });

    it('F31: a restored page looks up an outcome that was unknown, and sends nothing', async () => {
      const page = await open();
      await page.shop.strike(
        { field: COMMIT, kind: 'commit-and-drop', times: 1 },
        { field: LOOK, kind: 'status', status: 403, times: 1 },
      );
      await page.submit();
      expect(page.state().phase).toBe('unknown');
      expect(await page.commit.resume()).toBe(true);
      expect([page.state().phase, page.network.count(COMMIT), await page.executions()]).toEqual(['done', 1, 1]);
      await note('F31', page);
    });
  },
);
