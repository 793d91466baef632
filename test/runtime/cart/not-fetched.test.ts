import { afterEach, expect, it, vi } from 'vitest';
import type { Adapter } from '../../../src/ports';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('../../../src/runtime/cart/sender');
  vi.resetModules();
});

const adapter: Adapter = { id: 'not-fetched', cart: { read: () => new Promise(() => undefined) } };

it.each([[true, 'unavailable'], [false, 'offline']] as const)('what adds many and does not come, with the device online: %s, is %s', async (onLine, code) => {
  vi.resetModules();
  vi.doMock('../../../src/runtime/cart/sender', () => {
    throw new Error('Not fetched');
  });
  const { makeCart } = await import('../../../src/runtime/cart/cart');
  vi.stubGlobal('navigator', { onLine });
  expect(await makeCart(adapter, null).addMany([])).toMatchObject({ outcome: 'failed', error: { code } });
});
