import { describe, expect, it, vi } from 'vitest';
import type { FaultKind, FaultRule } from '../../src/adapters/demo';
import { PortError } from '../../src/ports';
import { getPortCommit } from '../../src/runtime/commit/port-commit';
import { here, taproom } from '../adapters/demo/demo-support';
import { once, type StageOptions } from './commit-harness';
import { payment, type Steps, type Subject, subjects } from './commit-operations';

const elsewhere = 'english-bay-social';
const never = () => new Promise<never>(() => {});
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A page with an operation, its request, and the number of executions since the page was opened. */
async function open(subject: Subject, options: StageOptions = {}) {
  const page = once(subject, options);
  const request = await subject.request(page.backend);
  const before = await subject.books(page.backend, taproom);
  const rule = (step: keyof Steps | '*', kind: FaultKind, more: Partial<FaultRule> = {}): FaultRule => ({
    method: `${subject.port}.${step}` as FaultRule['method'],
    kind,
    ...more,
  }); // The port's own steps.
  return {
    ...page,
    request,
    rule,
    submit: () => page.commit.submit(request),
    happened: async () => (await subject.books(page.backend, taproom)) - before,
    keys: () => new Set(page.requestsOf('commit').map(({ key }) => key)).size,
  };
}

describe.each(subjects.map((subject) => [subject.operation, subject] as const))('%s', (_operation, subject) => {
  it.each([
    ['O02 O03 O04 O05 O06 O07 O08 F01: offline', 'offline'],
    ['O02 O03 O04 O05 O06 O07 O08 F10: a request without access', 'forbidden'],
    ['O02 O03 O04 O05 O06 O07 O08 F11: a request for a missing subject', 'not-found'],
  ] as const)('%s sends nothing, shows the reason, queues nothing and can be retried', async (_cell, kind) => {
    const page = await open(subject);
    page.strike(page.rule('prepare', kind, { times: 1 }));
    await page.submit();
    expect(page.state()).toMatchObject({ phase: 'not-done', error: { code: kind } });
    await pause(10);
    expect([page.requestsOf('commit').length, await page.happened(), page.written.keys()]).toEqual([0, 0, []]);
    await page.submit();
    expect([page.state().phase, await page.happened()]).toEqual(['done', 1]);
  });

  it('O02 O03 O04 O05 O06 O07 O08 F02: looks up an outcome whose response was lost, and reports what it finds', async () => {
    const page = await open(subject);
    page.strike(page.rule('commit', 'commit-and-drop', { times: 1 }));
    await page.submit();
    expect(page.phases).toEqual(['sending', 'checking', 'done']);
    expect([page.requestsOf('commit').length, await page.happened()]).toEqual([1, 1]);
    expect(page.requestsOf('outcome')[0]).toMatchObject({
      key: page.requestsOf('commit')[0]?.key,
      handle: page.requestsOf('commit')[0]?.handle,
      accountId: taproom,
    });
  });

  it('O02 O03 O04 O05 O06 O07 O08 F03: detects that a lost request was not executed, and retries it with its key', async () => {
    const page = await open(subject);
    page.strike(page.rule('commit', 'drop-before-commit', { times: 1 }));
    await page.submit();
    expect(page.state()).toMatchObject({ phase: 'not-done', lookedUp: true });
    expect([await page.happened(), page.written.keys()]).toEqual([0, []]);
    await page.submit();
    expect([page.state().phase, await page.happened(), page.keys()]).toEqual(['done', 1, 1]);
  });

  it('O02 O03 O04 O05 O06 O07 O08 F04: looks up the outcome after a timeout before it reports anything; a late request is refused', async () => {
    const page = await open(subject, { overlay: () => ({ commit: never }) });
    const sending = page.submit();
    await vi.waitFor(() => expect(page.requestsOf('commit')).toHaveLength(1));
    page.tire();
    await sending;
    expect(page.phases).toEqual(['sending', 'checking', 'not-done']);
    expect([page.requestsOf('outcome').length, page.requestsOf('abandon').length]).toEqual([1, 1]);
    const { key = '', handle = '' } = page.requestsOf('commit')[0] ?? {};
    expect(await page.plain.commit({ ...here, key, handle })).toEqual({ outcome: 'refused', reason: 'handle-closed' });
    expect(await page.happened()).toBe(0);
  });

  it('O02 O03 O04 O05 O06 O07 O08 F05: looks up the outcome after a failure inside the service, and keeps its reference and key', async () => {
    let broken = true;
    const page = await open(subject, {
      overlay: (steps) => ({
        commit: (attempt) =>
          broken
            ? Promise.reject(new PortError('unexpected', '500', { correlationId: 'req-5581' }))
            : steps.commit(attempt),
      }),
    });
    await page.submit();
    expect(page.phases).toContain('checking');
    expect(page.state()).toMatchObject({ phase: 'not-done', lookedUp: true, error: { correlationId: 'req-5581' } });
    broken = false;
    await page.submit();
    expect([page.state().phase, await page.happened(), page.keys()]).toEqual(['done', 1, 1]);
  });

  it('O02 O03 O04 O05 O06 O07 O08 F06: sends at most four requests to a service that is down, does not report failure, and can be checked again', async () => {
    const page = await open(subject);
    page.strike(...(['commit', 'outcome', 'abandon'] as const).map((step) => page.rule(step, 'unavailable')));
    await page.submit();
    expect(page.state()).toMatchObject({ phase: 'unknown', error: { code: 'unavailable' } });
    expect(page.calls.filter(({ step }) => step !== 'prepare').length).toBeLessThanOrEqual(4);
    expect(page.requestsOf('commit')).toHaveLength(1);
    await page.submit();
    expect(page.requestsOf('commit')).toHaveLength(1);
    page.strike();
    await page.commit.check();
    expect(page.state()).toMatchObject({ phase: 'not-done', lookedUp: true });
    await page.submit();
    expect(await page.happened()).toBe(1);
  });

  it('O02 O03 O04 O05 O06 O07 O08 F07: sends no look-up during a requested delay, and shows the delay', async () => {
    const page = await open(subject);
    page.strike(page.rule('commit', 'rate-limited', { times: 1, detail: { retryAfter: 7000 } }));
    await page.submit();
    expect(page.state()).toMatchObject({ phase: 'not-done', error: { code: 'too-many-requests', retryAfter: 7000 } });
    expect(page.calls.map(({ step }) => step)).toEqual(['prepare', 'commit']);
    page.strike(
      page.rule('commit', 'commit-and-drop', { times: 1 }),
      page.rule('outcome', 'unavailable', { times: 1, detail: { retryAfter: 9000 } }),
    );
    await page.submit();
    expect(page.waits.at(-1)).toBe(9000);
    expect([page.state().phase, await page.happened()]).toEqual(['done', 1]);
  });

  it.each([-5000, 9e12, Number.POSITIVE_INFINITY, Number.NaN])(
    'O02 O03 O04 O05 O06 O07 O08 F08: waits between zero and one minute for a requested delay of %d milliseconds',
    async (retryAfter) => {
      const page = await open(subject);
      page.strike(
        page.rule('commit', 'commit-and-drop', { times: 1 }),
        page.rule('outcome', 'unavailable', { times: 1, detail: { retryAfter } }),
      );
      await page.submit();
      expect(page.state().phase).toBe('done');
      for (const wait of page.waits) expect(wait >= 0 && wait <= 60_000, String(wait)).toBe(true);
    },
  );

  it('O02 O03 O04 O05 O06 O07 O08 F09 F16: sends nothing automatically after the session ended, detected by a code or by a sign-in page', async () => {
    const page = await open(subject);
    page.strike(page.rule('commit', 'signed-out', { times: 1 }));
    await page.submit();
    expect(page.state()).toMatchObject({ phase: 'not-done', error: { code: 'signed-out' } });
    await pause(10);
    expect(await page.commit.resume()).toBe(false);
    expect([page.requestsOf('commit').length, await page.happened()]).toEqual([1, 0]);
    await page.submit();
    expect([page.state().phase, await page.happened(), page.keys()]).toEqual(['done', 1, 1]);
  });

  it('O02 O03 O04 O05 O06 O07 O08 F12: reports a concurrent change by somebody else, and executes nothing', async () => {
    const page = await open(subject);
    await subject.rival(page.backend);
    const before = await subject.books(page.backend, taproom);
    await page.commit.submit(subject.stale?.(page.request) ?? page.request);
    expect(page.state()).toMatchObject({ phase: 'refused', reason: subject.refusal });
    expect(await subject.books(page.backend, taproom)).toBe(before);
    expect(page.written.keys()).toEqual([]);
  });

  it('O02 O03 O04 O05 O06 O07 O08 F13: names the rejected fields, and uses a new key for another request', async () => {
    const page = await open(subject, {
      overlay: (steps) => ({
        prepare: (request, options) =>
          page.requestsOf('prepare').length === 1
            ? Promise.reject(new PortError('rejected', '422', { fields: { amount: 'badInput' } }))
            : steps.prepare(request, options),
      }),
    });
    await page.submit();
    expect(page.state()).toMatchObject({
      phase: 'not-done',
      error: { code: 'rejected', fields: { amount: 'badInput' } },
    });
    page.strike(page.rule('commit', 'drop-before-commit', { times: 1 }));
    await page.submit();
    await page.commit.submit(await subject.other(page.backend));
    expect([page.state().phase, await page.happened(), page.keys()]).toEqual(['done', 1, 2]);
  });

  it('O02 O03 O04 O05 O06 O07 O08 F14: looks up an operation that was accepted for later until its outcome is known, and sends it once', async () => {
    let looks = 0;
    const page = await open(subject, {
      overlay: (steps) => ({
        outcome: (attempt) => (++looks < 4 ? Promise.resolve({ outcome: 'processing' }) : steps.outcome(attempt)),
      }),
    });
    page.strike(page.rule('commit', 'commit-and-drop', { times: 1 }));
    const sending = page.submit();
    await page.submit();
    await sending;
    expect(page.phases).toEqual(['sending', 'checking', 'done']);
    expect([page.requestsOf('commit').length, page.requestsOf('abandon').length, await page.happened()]).toEqual([
      1, 0, 1,
    ]);
    expect([...page.waits].sort((a, b) => a - b)).toEqual(page.waits);
  });

  it('O02 O03 O04 O05 O06 O07 O08 F15: looks up the outcome after an unreadable response', async () => {
    const page = await open(subject, {
      overlay: (steps) => ({
        commit: async (attempt) => (
          await steps.commit(attempt),
          Promise.reject(new PortError('malformed', 'Half an answer'))
        ),
      }),
    });
    await page.submit();
    expect([page.state().phase, page.requestsOf('commit').length, await page.happened()]).toEqual(['done', 1, 1]);
  });

  it.each([[null], [{}], ['<html>'], [{ outcome: 7 }]])(
    'O02 O03 O04 O05 O06 O07 O08 F17: looks up the outcome when the response is %j, and sends nothing because of it',
    async (odd) => {
      // A backend can return something else than its contract.
      const page = await open(subject, {
        overlay: (steps) => ({ commit: async (attempt) => (await steps.commit(attempt), odd as never) }),
      });
      await page.submit();
      expect([page.state().phase, page.requestsOf('commit').length, await page.happened()]).toEqual(['done', 1, 1]);
      const first = await open(subject, { overlay: () => ({ prepare: async () => odd as never }) });
      await first.submit();
      expect(first.state()).toMatchObject({ phase: 'not-done', error: { name: 'PortError' } });
      expect(first.requestsOf('commit')).toEqual([]);
    },
  );

  it('O02 O03 O04 O05 O06 O07 O08 F18: treats a refusal with an unknown reason as a refusal', async () => {
    const page = await open(subject, {
      overlay: () => ({ commit: async () => ({ outcome: 'refused', reason: 'solar-flare' }) }),
    });
    await page.submit();
    expect(page.state()).toEqual({ phase: 'refused', reason: 'solar-flare' });
    expect([await page.happened(), page.written.keys()]).toEqual([0, []]);
  });

  it('O02 O03 O04 O05 O06 O07 O08 F20: waits for a slow response without another message', async () => {
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    const page = await open(subject, {
      overlay: (steps) => ({ commit: async (attempt) => (await slow, steps.commit(attempt)) }),
    });
    const sending = page.submit();
    await vi.waitFor(() => expect(page.requestsOf('commit')).toHaveLength(1));
    const waiting = page.state();
    await pause(15);
    expect(page.state()).toBe(waiting);
    answer();
    await sending;
    expect(page.phases).toEqual(['sending', 'done']);
  });

  it('O02 O03 O04 O05 O06 O07 O08 F22: ignores a response that arrives after the outcome was looked up', async () => {
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    const page = await open(subject, {
      overlay: (steps) => ({
        commit: async (attempt) => {
          const found = await steps.commit(attempt);
          await slow;
          return found;
        },
      }),
    });
    const sending = page.submit();
    await vi.waitFor(async () => expect(await page.happened()).toBe(1));
    page.tire();
    await sending;
    expect(page.phases).toEqual(['sending', 'checking', 'done']);
    answer();
    await pause(5);
    expect([
      page.phases.filter((phase) => phase === 'done').length,
      page.signals.filter((signal) => signal === 'done').length,
      await page.happened(),
    ]).toEqual([1, 1, 1]);
  });

  it('O02 O03 O04 O05 O06 O07 O08 F24 F25: prepares and sends once when the button is pressed three times', async () => {
    const page = await open(subject);
    await Promise.all([page.submit(), page.submit(), page.submit()]);
    await page.submit();
    expect([page.requestsOf('prepare').length, page.requestsOf('commit').length, await page.happened()]).toEqual([
      1, 1, 1,
    ]);
  });

  it('O02 O03 O04 O05 O06 O07 O08 F26: continues after the last view is unmounted, and shows the outcome in a new one', async () => {
    const { backend } = await open(subject);
    const adapter = { ...backend, id: `left-${Math.random()}` };
    const ask = () => getPortCommit(adapter, subject.port, { storage: 'memory', subject: 'one' });
    const leave = ask().store.subscribe(() => {});
    backend.demo.setFaults([{ method: `${subject.port}.commit`, kind: 'delay', latency: 20 }]);
    // Each port has its own request type; this is the request of this port.
    void ask()
      .for({ locale: 'en-US' })
      .submit((await subject.request(backend)) as never);
    leave();
    await vi.waitFor(() => expect(ask().store.getState()).toMatchObject({ phase: 'done', account: taproom }));
    expect(ask()).toBe(ask());
  });

  it('O02 O03 O04 O05 O06 O07 O08 F28 F32: shows the outcome of an earlier page on the next one, and stores nothing private', async () => {
    const page = await open(subject, {
      overlay: (steps) => ({ commit: async (attempt) => (await steps.commit(attempt), never()) }),
    });
    void page.submit();
    await vi.waitFor(async () => expect(await page.happened()).toBe(1));
    const written = page.written.keys().map((key) => `${key} ${page.written.get(key)}`);
    expect(written).toHaveLength(1);
    expect(written.join()).not.toMatch(subject.secret);
    const next = once(subject, { store: page.store, written: page.written, later: 10 });
    expect(await next.commit.resume()).toBe(true);
    expect(next.state()).toMatchObject({ phase: 'done', account: taproom });
    expect([next.requestsOf('commit'), next.written.keys(), await page.happened()]).toEqual([[], [], 1]);
  });

  it('O02 O03 O04 O05 O06 O07 O08 F29: executes a request of two tabs once, and both show the outcome', async () => {
    const one = await open(subject);
    const two = once(subject, { store: one.store, written: one.written });
    await Promise.all([one.submit(), two.commit.submit(one.request)]);
    expect(await one.happened()).toBe(1);
    for (const { phase } of [one.state(), two.state()]) expect(['done', 'refused']).toContain(phase);
    expect([one.state().phase, two.state().phase]).toContain('done');
  });

  it('O02 O03 O04 O05 O06 O07 O08 F30 F33: names the account of the confirmation, whatever account the session switches to', async () => {
    const page = await open(subject);
    const before = await subject.books(page.backend, elsewhere);
    page.strike(page.rule('commit', 'delay', { latency: 20 }));
    const sending = page.submit();
    await page.backend.accounts.switchTo({ accountId: elsewhere });
    await sending;
    expect(page.state()).toMatchObject({ phase: 'done', account: taproom });
    expect(new Set(page.calls.map(({ request }) => request.accountId))).toEqual(new Set([taproom]));
    // A handle of one account has no effect on another one.
    await page.backend.accounts.switchTo({ accountId: taproom });
    const prepared = await page.plain.prepare({ ...(await subject.other(page.backend)), locale: 'en-US' });
    if (prepared.outcome === 'ready')
      await page.plain
        .commit({ accountId: elsewhere, locale: 'en-US', key: 'x', handle: prepared.handle })
        .catch(() => null);
    expect([await subject.books(page.backend, elsewhere), await page.happened()]).toEqual([before, 1]);
  });

  it('O02 O03 O04 O05 O06 O07 O08 F31: looks up the outcome when a page is restored, and sends nothing', async () => {
    const page = await open(subject);
    page.strike(page.rule('commit', 'commit-and-drop', { times: 1 }), page.rule('outcome', 'forbidden', { times: 1 }));
    await page.submit();
    expect(page.state().phase).toBe('unknown');
    expect(await page.commit.resume()).toBe(true);
    expect([page.state().phase, page.requestsOf('commit').length, await page.happened()]).toEqual(['done', 1, 1]);
  });

  it.each([
    [
      'throws at once',
      () => {
        throw new TypeError('host');
      },
    ],
    ['rejects without an error', () => Promise.reject('no error')],
  ])('O02 O03 O04 O05 O06 O07 O08 F58: handles an adapter that %s like any other error', async (_how, broken) => {
    for (const step of ['prepare', 'commit'] as const) {
      const page = await open(subject, { overlay: () => ({ [step]: broken }) });
      await page.submit();
      expect(page.state(), step).toMatchObject({ phase: 'not-done', error: { name: 'PortError', code: 'unexpected' } });
      expect(await page.happened()).toBe(0);
    }
  });
});

describe('a partial payment', () => {
  it.each([
    ['card', subjects[0]],
    ['ach', subjects[1]],
  ] as const)(
    'O02 O03 F19: reports both parts with %s, and does not pay the paid part again',
    async (kind, subject) => {
      if (subject === undefined) throw new Error('There are two ways to pay');
      const page = once(subject, { scenario: 'paid-partial' });
      await page.commit.submit(await payment(page.backend, kind, [0, 1, 2]));
      const state = page.state();
      if (state.phase !== 'done') throw new Error(`Not paid: ${state.phase}`);
      const { paid, notPaid, total, surcharge } = state.value as {
        readonly paid: readonly { invoiceId: string; amount: { minor: number } }[];
        readonly notPaid: readonly { invoiceId: string; reason: string }[];
        readonly total: { minor: number };
        readonly surcharge: { minor: number } | null;
      }; // The port's own value.
      expect(paid.length + notPaid.length).toBe(3);
      expect(notPaid.length).toBeGreaterThan(0);
      expect(paid.reduce((sum, { amount }) => sum + amount.minor, 0) + (surcharge?.minor ?? 0)).toBe(total.minor);
      const open = (
        await page.backend.invoices.list({
          ...here,
          text: '',
          statuses: [],
          bucket: null,
          ids: [...paid, ...notPaid].map(({ invoiceId }) => invoiceId),
          payableOnly: true,
          sort: 'due',
          descending: false,
          page: 0,
          pageSize: 10,
        })
      ).items;
      expect(open.map(({ id }) => id).sort()).toEqual(notPaid.map(({ invoiceId }) => invoiceId).sort());
    },
  );
});
