import { expect, it, vi } from 'vitest';
import { createDemoAdapter, storyTime } from '../../../src/adapters/demo';
import { PortError } from '../../../src/ports';
import { getPortCommit } from '../../../src/runtime/commit/port-commit';
import { getPlaceOrderCommit } from '../../../src/runtime/commit/place-order';

const down = () => Promise.reject(new PortError('forbidden', 'Test'));
const demo = () => createDemoAdapter({ storage: 'memory', clock: () => storyTime });
const accountId = 'harbor-lane-taproom';

it('a shared commit uses the locale and the signals of its current caller', async () => {
  const locales: string[] = [];
  const backend = demo();
  const prepare = (request: { readonly locale: string }) => (locales.push(request.locale), down());
  const adapter = { ...backend, id: `shared-${Math.random()}`, claimReward: { ...backend.claimReward, prepare } };
  const shared = getPortCommit(adapter, 'claimReward', { storage: 'memory' });
  const [first, second] = [vi.fn(), vi.fn()];
  const request = { accountId, rewardId: 'r', points: 1, claimed: 0 };
  await shared.for({ locale: 'en-US', watcher: { widget: 'first', onSignal: first } }).submit(request);
  const french = getPortCommit(adapter, 'claimReward', { storage: 'memory' }).for({
    locale: 'fr-CA',
    watcher: { widget: 'second', onSignal: second },
  });
  await french.submit(request);
  expect(locales).toEqual(['en-US', 'fr-CA']);
});

it('placing an order uses the locale and the signals of its current caller', async () => {
  const locales: string[] = [];
  const backend = demo();
  const prepare = async (request: { readonly locale: string }) => (
    locales.push(request.locale),
    { outcome: 'ready', handle: 'h' } as const
  );
  const place = (request: { readonly locale: string }) => (locales.push(request.locale), down());
  const adapter = { ...backend, id: `shared-${Math.random()}`, checkout: { ...backend.checkout, prepare, place } };
  const [first, second] = [vi.fn(), vi.fn()];
  // The test reads only the locale.
  const request = { accountId } as never;
  await getPlaceOrderCommit(adapter, 'memory')
    .for({ locale: 'en-US', watcher: { widget: 'first', onSignal: first } })
    .submit(request);
  const before = first.mock.calls.length;
  await getPlaceOrderCommit(adapter, 'memory')
    .for({ locale: 'ko-KR', watcher: { widget: 'second', onSignal: second } })
    .submit(request);
  expect(locales).toEqual(['en-US', 'en-US', 'ko-KR', 'ko-KR']);
  // Two phases, and the final error.
  expect([before, first.mock.calls.length, second.mock.calls.length]).toEqual([3, 3, 3]);
});
