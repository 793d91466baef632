import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIsDimmed, useSlow } from '../../../src/ui/hooks/use-slow';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

function dimmed() {
  const hook = renderHook(({ isStale }: { isStale: boolean }) => useIsDimmed(isStale), {
    initialProps: { isStale: false },
  });
  return { isDimmed: () => hook.result.current, setStale: (isStale: boolean) => hook.rerender({ isStale }) };
}

it('does not dim a list that is stale for less than a quarter of a second', () => {
  const list = dimmed();
  list.setStale(true);
  pass(249);
  expect(list.isDimmed()).toBe(false);
  list.setStale(false);
  pass(1000);
  expect(list.isDimmed()).toBe(false);
});

it('dims a list that stays stale until it is fresh, and counts anew the next time', () => {
  const list = dimmed();
  list.setStale(true);
  pass(250);
  expect(list.isDimmed()).toBe(true);
  list.setStale(false);
  expect(list.isDimmed()).toBe(false);
  list.setStale(true);
  expect(list.isDimmed()).toBe(false);
  pass(249);
  expect(list.isDimmed()).toBe(false);
  pass(1);
  expect(list.isDimmed()).toBe(true);
});

it('counts from mounting without a condition', () => {
  const { result } = renderHook(() => useSlow(2000));
  pass(1999);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});
