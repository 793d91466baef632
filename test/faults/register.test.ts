import { describe, expect, it, vi } from 'vitest';
import type { FaultKind, FaultRule } from '../../src/adapters/demo';
import { PortError } from '../../src/ports';
import { getPortCommit } from '../../src/runtime/commit/port-commit';
import { locale } from '../adapters/demo/demo-support';
import { once, type StageOptions } from './commit-harness';
import type { Steps } from './commit-operations';

const never = () => new Promise<never>(() => {});
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const robin = {
  firstName: 'Robin',
  lastName: 'Marsh',
  email: 'robin@harborlane.example',
  phoneNumber: '(207) 555-0111',
  language: 'en-US',
};

type Stage = ReturnType<typeof once>;

/** Verifies the taproom and requests a registration with the proof. */
async function verifiedRequest({ backend }: Pick<Stage, 'backend'>, changes: Partial<typeof robin> = {}) {
  const answer = await backend.registration.verify({
    accountNumber: '0048-2207',
    evidence: { method: 'code', code: 'NQ-2207-HAR' },
    locale,
  });
  if (answer.outcome !== 'verified') throw new Error('The story’s account is not verified');
  return { accountId: null, proof: answer.proof, details: { ...robin, ...changes } };
}

/** A page on which somebody registers, and the number of registrations. */
async function open(options: StageOptions = {}) {
  const page = once({ port: 'register' }, options);
  const request = await verifiedRequest(page);
  return {
    ...page,
    request,
    rule: (step: keyof Steps, kind: FaultKind, more: Partial<FaultRule> = {}): FaultRule => ({
      method: `register.${step}`,
      kind,
      ...more,
    }),
    submit: () => page.commit.submit(request),
    happened: async () => (await page.backend.demo.peek()).registrations.length,
    keys: () => new Set(page.requestsOf('commit').map(({ key }) => key)).size,
  };
}

describe('registering', () => {
  it.each([
    ['O09 F01: offline', 'offline'],
    ['O09 F10: a request without access', 'forbidden'],
    ['O09 F11: a request for a missing subject', 'not-found'],
  ] as const)('%s sends nothing, shows the reason, queues nothing and can be retried', async (_cell, kind) => {
    const page = await open();
    page.strike(page.rule('prepare', kind, { times: 1 }));
    await page.submit();
    expect(page.state()).toMatchObject({ phase: 'not-done', error: { code: kind } });
    await pause(10);
    expect([page.requestsOf('commit').length, await page.happened(), page.written.keys()]).toEqual([0, 0, []]);
    await page.submit();
    expect([page.state().phase, await page.happened()]).toEqual(['done', 1]);
  });

  it('O09 F02: looks up an outcome whose response was lost, and reports what it finds', async () => {
    const page = await open();
    page.strike(page.rule('commit', 'commit-and-drop', { times: 1 }));
    await page.submit();
    expect(page.phases).toEqual(['sending', 'checking', 'done']);
    expect(page.state()).toMatchObject({
      value: { outcome: 'activation-email-sent', email: robin.email },
      account: null,
    });
    expect([page.requestsOf('commit').length, await page.happened()]).toEqual([1, 1]);
    expect(page.requestsOf('outcome')[0]).toMatchObject({
      key: page.requestsOf('commit')[0]?.key,
      handle: page.requestsOf('commit')[0]?.handle,
      accountId: null,
    });
  });

  it('O09 F03: detects that a lost request was not executed, and retries it with its key', async () => {
    const page = await open();
    page.strike(page.rule('commit', 'drop-before-commit', { times: 1 }));
    await page.submit();
    expect(page.state()).toMatchObject({ phase: 'not-done', lookedUp: true });
    expect([await page.happened(), page.written.keys()]).toEqual([0, []]);
    await page.submit();
    expect([page.state().phase, await page.happened(), page.keys()]).toEqual(['done', 1, 1]);
  });

  it('O09 F04: looks up the outcome after a timeout before it reports anything; a late request is refused', async () => {
    const page = await open({ overlay: () => ({ commit: never }) });
    const sending = page.submit();
    await vi.waitFor(() => expect(page.requestsOf('commit')).toHaveLength(1));
    page.tire();
    await sending;
    expect(page.phases).toEqual(['sending', 'checking', 'not-done']);
    const { key = '', handle = '' } = page.requestsOf('commit')[0] ?? {};
    expect(await page.plain.commit({ accountId: null, locale, key, handle })).toEqual({
      outcome: 'refused',
      reason: 'handle-closed',
    });
    expect(await page.happened()).toBe(0);
  });

  it('O09 F05: looks up the outcome after a failure inside the service, and keeps its reference and key', async () => {
    let broken = true;
    const page = await open({
      overlay: (steps) => ({
        commit: (attempt) =>
          broken
            ? Promise.reject(new PortError('unexpected', '500', { correlationId: 'req-5581' }))
            : steps.commit(attempt),
      }),
    });
    await page.submit();
    expect(page.state()).toMatchObject({ phase: 'not-done', lookedUp: true, error: { correlationId: 'req-5581' } });
    broken = false;
    await page.submit();
    expect([page.state().phase, await page.happened(), page.keys()]).toEqual(['done', 1, 1]);
  });

  it('O09 F06: sends at most four requests to a service that is down, does not report failure, and can be checked again', async () => {
    const page = await open();
    page.strike(...(['commit', 'outcome', 'abandon'] as const).map((step) => page.rule(step, 'unavailable')));
    await page.submit();
    expect(page.state()).toMatchObject({ phase: 'unknown', error: { code: 'unavailable' } });
    expect(page.calls.filter(({ step }) => step !== 'prepare').length).toBeLessThanOrEqual(4);
    await page.submit();
    expect(page.requestsOf('commit')).toHaveLength(1);
    page.strike();
    await page.commit.check();
    expect(page.state()).toMatchObject({ phase: 'not-done', lookedUp: true });
    await page.submit();
    expect(await page.happened()).toBe(1);
  });

  it('O09 F07: sends no look-up during a requested delay, and shows the delay', async () => {
    const page = await open();
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
    'O09 F08: waits between zero and one minute for a requested delay of %d milliseconds',
    async (retryAfter) => {
      const page = await open();
      page.strike(
        page.rule('commit', 'commit-and-drop', { times: 1 }),
        page.rule('outcome', 'unavailable', { times: 1, detail: { retryAfter } }),
      );
      await page.submit();
      expect(page.state().phase).toBe('done');
      for (const wait of page.waits) expect(wait >= 0 && wait <= 60_000, String(wait)).toBe(true);
    },
  );

  it('O09 F09 F16: sends nothing automatically after the session ended, detected by a code or by a sign-in page', async () => {
    const page = await open();
    page.strike(page.rule('commit', 'signed-out', { times: 1 }));
    await page.submit();
    expect(page.state()).toMatchObject({ phase: 'not-done', error: { code: 'signed-out' } });
    await pause(10);
    expect(await page.commit.resume()).toBe(false);
    expect([page.requestsOf('commit').length, await page.happened()]).toEqual([1, 0]);
    await page.submit();
    expect([page.state().phase, await page.happened(), page.keys()]).toEqual(['done', 1, 1]);
  });

  it('O09 F12: reports an email that somebody else registered meanwhile, and executes nothing', async () => {
    const page = await open();
    const rival = once({ port: 'register' }, { store: page.store });
    await rival.commit.submit(await verifiedRequest(rival));
    await page.submit();
    expect(page.state()).toEqual({ phase: 'refused', reason: 'email-registered' });
    expect([await page.happened(), page.written.keys()]).toEqual([1, []]);
  });

  it('O09 F13: names the rejected fields, and uses a new key for another request', async () => {
    const page = await open();
    await page.commit.submit({ ...page.request, details: { ...robin, email: 'robin' } } as typeof page.request);
    expect(page.state()).toMatchObject({
      phase: 'not-done',
      error: { code: 'rejected', fields: { email: 'typeMismatch' } },
    });
    page.strike(page.rule('commit', 'drop-before-commit', { times: 1 }));
    await page.submit();
    await page.commit.submit({
      ...page.request,
      details: { ...robin, email: 'ada@harborlane.example' },
    } as typeof page.request);
    expect([page.state().phase, await page.happened(), page.keys()]).toEqual(['done', 1, 2]);
  });

  it('O09 F14: looks up a registration that was accepted for later until its outcome is known, and sends it once', async () => {
    let looks = 0;
    const page = await open({
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
  });

  it('O09 F15: looks up the outcome after an unreadable response', async () => {
    const page = await open({
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
    'O09 F17: looks up the outcome when the response is %j, and sends nothing because of it',
    async (odd) => {
      // A backend can return something else than its contract.
      const page = await open({
        overlay: (steps) => ({ commit: async (attempt) => (await steps.commit(attempt), odd as never) }),
      });
      await page.submit();
      expect([page.state().phase, page.requestsOf('commit').length, await page.happened()]).toEqual(['done', 1, 1]);
      const first = await open({ overlay: () => ({ prepare: async () => odd as never }) });
      await first.submit();
      expect(first.state()).toMatchObject({ phase: 'not-done', error: { name: 'PortError' } });
      expect(first.requestsOf('commit')).toEqual([]);
    },
  );

  it('O09 F18: treats a refusal with an unknown reason as a refusal', async () => {
    const page = await open({
      overlay: () => ({ commit: async () => ({ outcome: 'refused', reason: 'solar-flare' }) }),
    });
    await page.submit();
    expect(page.state()).toEqual({ phase: 'refused', reason: 'solar-flare' });
    expect([await page.happened(), page.written.keys()]).toEqual([0, []]);
  });

  it('O09 F20: waits for a slow response without another message', async () => {
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    const page = await open({
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

  it('O09 F22: ignores a response that arrives after the outcome was looked up', async () => {
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    const page = await open({
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
    answer();
    await pause(5);
    expect([page.phases, page.signals.filter((signal) => signal === 'done').length, await page.happened()]).toEqual([
      ['sending', 'checking', 'done'],
      1,
      1,
    ]);
  });

  it('O09 F24 F25: prepares and sends once when the button is pressed three times', async () => {
    const page = await open();
    await Promise.all([page.submit(), page.submit(), page.submit()]);
    await page.submit();
    expect([page.requestsOf('prepare').length, page.requestsOf('commit').length, await page.happened()]).toEqual([
      1, 1, 1,
    ]);
  });

  it('O09 F26: continues after the last view is unmounted, and shows the outcome in a new one', async () => {
    const { backend, request } = await open();
    const adapter = { ...backend, id: `left-${Math.random()}` };
    const ask = () => getPortCommit(adapter, 'register', { storage: 'memory' });
    backend.demo.setFaults([{ method: 'register.commit', kind: 'delay', latency: 20 }]);
    const leave = ask().store.subscribe(() => {});
    void ask().for({ locale }).submit(request);
    leave();
    await vi.waitFor(() => expect(ask().store.getState()).toMatchObject({ phase: 'done', account: null }));
    expect(ask()).toBe(ask());
  });

  it('O09 F28 F32: shows the outcome of an earlier page on the next one, and stores nothing private', async () => {
    const page = await open({
      overlay: (steps) => ({ commit: async (attempt) => (await steps.commit(attempt), never()) }),
    });
    void page.submit();
    await vi.waitFor(async () => expect(await page.happened()).toBe(1));
    const written = page.written.keys().map((key) => `${key} ${page.written.get(key)}`);
    expect(written).toHaveLength(1);
    expect(written.join()).not.toMatch(/robin|marsh|harbor|555|proof-|NQ-/i);
    const next = once({ port: 'register' }, { store: page.store, written: page.written, later: 10 });
    expect(await next.commit.resume()).toBe(true);
    expect(next.state()).toMatchObject({ phase: 'done', account: null });
    expect([next.requestsOf('commit'), next.written.keys(), await page.happened()]).toEqual([[], [], 1]);
  });

  it('O09 F29: executes a request of two tabs once, and both show the outcome', async () => {
    const one = await open();
    const two = once({ port: 'register' }, { store: one.store, written: one.written });
    await Promise.all([one.submit(), two.commit.submit(one.request)]);
    expect(await one.happened()).toBe(1);
    expect([one.state().phase, two.state().phase]).toContain('done');
  });

  it('O09 F30 F33: registers as a guest, whatever account signs in meanwhile', async () => {
    const page = await open();
    page.strike(page.rule('commit', 'delay', { latency: 20 }));
    const sending = page.submit();
    await page.backend.accounts.switchTo({ accountId: 'english-bay-social' });
    await sending;
    expect(page.state()).toMatchObject({ phase: 'done', account: null });
    expect((await page.backend.demo.peek()).registrations.map(({ accountId }) => accountId)).toEqual([
      'harbor-lane-taproom',
    ]);
  });

  it('O09 F31 F41: looks up the outcome when a page is restored, and sends nothing', async () => {
    const page = await open();
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
  ])('O09 F58: handles an adapter that %s like any other error', async (_how, broken) => {
    for (const step of ['prepare', 'commit'] as const) {
      const page = await open({ overlay: () => ({ [step]: broken }) });
      await page.submit();
      expect(page.state(), step).toMatchObject({ phase: 'not-done', error: { name: 'PortError', code: 'unexpected' } });
      expect(await page.happened()).toBe(0);
    }
  });
});
