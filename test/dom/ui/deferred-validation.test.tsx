import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FIELD_IDLE_MS, FIELD_LEAVE_MS } from '../../../src/rules';
import { useDeferredValidation } from '../../../src/ui/form/use-deferred-validation';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Field = 'email' | 'phone';

function fields() {
  const check = vi.fn<(field: Field) => void>();
  const { result, unmount } = renderHook(() => useDeferredValidation<Field>(check));
  return { check, ...result.current, unmount };
}

it('validates a field that lost the focus although the next one is typed into at once', () => {
  const { check, onLeave, onType } = fields();
  onLeave('email');
  vi.advanceTimersByTime(FIELD_LEAVE_MS / 2);
  onType('phone');
  vi.advanceTimersByTime(FIELD_LEAVE_MS);
  expect(check.mock.calls).toEqual([['email']]);
  vi.advanceTimersByTime(FIELD_IDLE_MS);
  expect(check.mock.calls).toEqual([['email'], ['phone']]);
});

it('validates a field once, after its last key', () => {
  const { check, onType } = fields();
  onType('email');
  vi.advanceTimersByTime(FIELD_IDLE_MS - 1);
  onType('email');
  vi.advanceTimersByTime(FIELD_IDLE_MS - 1);
  expect(check).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(check).toHaveBeenCalledTimes(1);
});

it('validates nothing after its form is unmounted', () => {
  const { check, onLeave, onType, unmount } = fields();
  onLeave('email');
  onType('phone');
  unmount();
  vi.advanceTimersByTime(FIELD_IDLE_MS);
  expect(check).not.toHaveBeenCalled();
});
