import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TOAST_DURATION_MS, type Toast, ToastRegion } from '../../../src/ui/toast/toast-region';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** A region with one toast, after the time in which a toast without an action disappears. */
async function showForLong(toast: Partial<Toast>) {
  const onDismiss = vi.fn();
  render(
    <>
      <p>The page</p>
      <ToastRegion
        toasts={[{ id: 'one', text: 'Removed', ...toast }]}
        onDismiss={onDismiss}
        dismissLabel="Close"
        label="Messages"
      />
    </>,
  );
  await pass(200);
  expect(onDismiss).not.toHaveBeenCalled();
  await pass(TOAST_DURATION_MS);
  return onDismiss;
}

const undo = { label: 'Undo', onAction: () => {} };

test('a toast disappears after eight seconds', async () => {
  expect(await showForLong({})).toHaveBeenCalledExactlyOnceWith('one');
});

test('a toast with an action stays for keys, until the buyer presses elsewhere', async () => {
  const onDismiss = await showForLong({ action: undo });
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await pass(TOAST_DURATION_MS);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.pointerDown(screen.getByText('The page'));
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('one');
});

test('a press on the toast itself runs its action', async () => {
  const onAction = vi.fn();
  const onDismiss = await showForLong({ action: { label: 'Undo', onAction } });
  const button = screen.getByRole('button', { name: 'Undo' });
  // A finger is not above the toast before it presses.
  fireEvent.pointerDown(button);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.click(button);
  expect(onAction).toHaveBeenCalledOnce();
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('one');
});
