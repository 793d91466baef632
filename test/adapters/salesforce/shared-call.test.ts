import { describe, expect, it, vi } from 'vitest';
import { PortError } from '../../../src/ports';
import { sharedCall } from '../../../src/adapters/common/shared-call';
import { json, type Stubbed, stubbed } from './support/stub';

const at = { accountId: '001Tf0000000001IAA', locale: 'en-US' };

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** Outcome of a task: its result, or the code of its error. */
const outcome = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((thrown: unknown) => (thrown instanceof PortError ? thrown.code : thrown));

/**
 * A store that delays the response to one path until it is released; `isAborted` tells whether the request was aborted.
 */
function held(path: string, body: Stubbed & object, options: object = {}) {
  const gate = deferred<undefined>();
  const requests: AbortSignal[] = [];
  const { adapter } = stubbed(
    {},
    {
      fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
        const request = new Request(input, init);
        if (!request.url.includes(path)) return json({ defaultCurrency: 'USD' });
        requests.push(request.signal);
        await gate.promise;
        return json(body);
      },
      ...options,
    },
  );
  return { adapter, requests, release: () => gate.resolve(undefined) };
}
/** Waits until the request was sent: the port's code is loaded lazily. */
const sentOne = (requests: readonly AbortSignal[]) => vi.waitFor(() => expect(requests).toHaveLength(1));

describe('a call that several callers share', () => {
  const terms = { accounts: [] };
  it.each([
    [
      'a cached server method',
      'getSubstitutes',
      { productIds: [] },
      ({ catalog }: ReturnType<typeof held>['adapter'], signal: AbortSignal) =>
        catalog.substitutes({ productId: '01tTf0000104417AAA', ...at }, { signal }),
    ],
    [
      'the application context',
      'application-context',
      { defaultCurrency: 'CAD' },
      ({ session }: ReturnType<typeof held>['adapter'], signal: AbortSignal) => session.settings({}, { signal }),
    ],
  ] as const)('%s: continues for the others when the first caller aborts', async (_, path, body, ask) => {
    const { adapter, requests, release } = held(path, { ...body, ...terms });
    const [first, second] = [new AbortController(), new AbortController()];
    const outcomes = [outcome(ask(adapter, first.signal)), outcome(ask(adapter, second.signal))];
    await sentOne(requests);
    first.abort();
    expect(await outcomes[0]).toBe('aborted');
    release();
    expect(await outcomes[1]).not.toBe('aborted');
    expect([requests.length, requests[0]?.aborted]).toEqual([1, false]);
  });

  it('is aborted when the last caller aborts, and started again by the next one', async () => {
    const { adapter, requests, release } = held('getSubstitutes', { productIds: [] });
    const ask = (signal?: AbortSignal) =>
      outcome(adapter.catalog.substitutes({ productId: '01tTf0000104417AAA', ...at }, { signal }));
    const [first, second] = [new AbortController(), new AbortController()];
    const outcomes = [ask(first.signal), ask(second.signal)];
    await sentOne(requests);
    first.abort();
    second.abort();
    expect(await Promise.all(outcomes)).toEqual(['aborted', 'aborted']);
    expect(requests[0]?.aborted).toBe(true);
    const third = ask();
    release();
    expect(await third).toEqual([]);
    expect(requests).toHaveLength(2);
    expect(await ask()).toEqual([]);
    expect(requests).toHaveLength(2);
  });

  it('is not aborted while a caller without a signal waits, and rejects only a caller that is already aborted', async () => {
    let life: AbortSignal | undefined;
    const gate = deferred<number>();
    const call = sharedCall((signal) => {
      life = signal;
      return gate.promise;
    });
    const patient = call.join(undefined);
    const hasty = new AbortController();
    const left = outcome(call.join(hasty.signal));
    hasty.abort();
    expect([await left, await outcome(call.join(hasty.signal)), call.isGivenUp, life?.aborted]).toEqual([
      'aborted',
      'aborted',
      false,
      false,
    ]);
    gate.resolve(7);
    expect([await patient, await call.join(new AbortController().signal)]).toEqual([7, 7]);
  });

  it('rejects every caller with its error, and is not cached', async () => {
    let calls = 0;
    const { adapter } = stubbed({
      getSubstitutes: () => (++calls === 1 ? new Response('', { status: 503 }) : { productIds: [] }),
    });
    const ask = () => outcome(adapter.catalog.substitutes({ productId: '01tTf0000104417AAA', ...at }));
    expect(await Promise.all([ask(), ask()])).toEqual(['unavailable', 'unavailable']);
    expect(await ask()).toEqual([]);
  });
});
