import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onReturn } from '../../../src/runtime/on-return';

const MINUTE = 60_000;
const returned = vi.fn();
let stop = (): void => {};

let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  stop = onReturn(returned);
});
afterEach(() => {
  stop();
  visibility = 'visible';
  returned.mockReset();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
const becomes = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('a return to a page', () => {
  it('is the first activity after five minutes', () => {
    vi.advanceTimersByTime(5 * MINUTE - 1);
    press();
    expect(returned).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5 * MINUTE);
    press();
    expect(returned).toHaveBeenCalledTimes(1);
    press();
    window.dispatchEvent(new PointerEvent('pointermove'));
    expect(returned).toHaveBeenCalledTimes(1);
  });

  it('is when the page becomes visible, also if it was hidden for a moment', () => {
    becomes('hidden');
    expect(returned).not.toHaveBeenCalled();
    becomes('visible');
    expect(returned).toHaveBeenCalledTimes(1);
  });

  it('is when the page comes back from the back/forward cache, but not its first load', () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(returned).not.toHaveBeenCalled();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(returned).toHaveBeenCalledTimes(1);
  });

  it('is when the device is online again, in a hidden page too: edits wait for it', () => {
    visibility = 'hidden';
    window.dispatchEvent(new Event('online'));
    expect(returned).toHaveBeenCalledTimes(1);
  });

  it('is every half hour of a visible page that nobody uses', () => {
    vi.advanceTimersByTime(24 * 60 * MINUTE);
    expect(returned).toHaveBeenCalledTimes(48);
  });

  it('is none in a hidden page, in one without a connection, and while the buyer works', () => {
    for (let passed = 0; passed < 90; passed += 1) {
      vi.advanceTimersByTime(MINUTE);
      press();
    }
    expect(returned).not.toHaveBeenCalled();
    visibility = 'hidden';
    vi.advanceTimersByTime(90 * MINUTE);
    visibility = 'visible';
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.advanceTimersByTime(90 * MINUTE);
    expect(returned).not.toHaveBeenCalled();
  });

  it('is not reported to somebody who has stopped listening', () => {
    const other = vi.fn();
    const stopOther = onReturn(other);
    stop();
    becomes('visible');
    expect(other).toHaveBeenCalledTimes(1);
    expect(returned).not.toHaveBeenCalled();
    stopOther();
    becomes('visible');
    vi.advanceTimersByTime(60 * MINUTE);
    expect(other).toHaveBeenCalledTimes(1);
  });
});
