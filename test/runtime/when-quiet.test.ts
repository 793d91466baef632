import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Adapter } from '../../src/ports';
import { callsInFlight } from '../../src/runtime/calls-in-flight';
import { watchedByAll } from '../../src/runtime/watched';
import { whenQuiet } from '../../src/runtime/when-quiet';

/** Reports a finished file or response, as the browser does. */
let reportResponse = (): void => {};

beforeEach(() => {
  vi.useFakeTimers();
  // Files of a worker share their modules, and other tests leave calls without a response.
  callsInFlight.count = 0;
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(private readonly listener: () => void) {}
      observe() {
        reportResponse = () => this.listener();
      }
      disconnect() {
        reportResponse = () => {};
      }
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('whenQuiet', () => {
  it('acts when no response has arrived for a while', () => {
    const act = vi.fn();
    whenQuiet(act);
    for (let times = 0; times < 5; times++) {
      vi.advanceTimersByTime(300);
      reportResponse();
    }
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(act).toHaveBeenCalledOnce();
  });

  it('waits for port calls in flight, whether they succeed or fail', async () => {
    const ends: { resolve: (cart: unknown) => void; reject: (error: Error) => void }[] = [];
    const adapter = {
      id: 'quiet',
      cart: { read: () => new Promise((resolve, reject) => ends.push({ resolve, reject })) },
    } as unknown as Adapter; // only the called method exists
    const request = { accountId: 'pine', locale: 'en-US' };
    const calls = [watchedByAll(adapter).cart?.read?.(request), watchedByAll(adapter).cart?.read?.(request)];
    const act = vi.fn();
    whenQuiet(act);
    vi.advanceTimersByTime(5000);
    expect(act).not.toHaveBeenCalled();
    ends[0]?.resolve({});
    ends[1]?.reject(new Error('No response'));
    await Promise.allSettled(calls);
    vi.advanceTimersByTime(1000);
    expect(act).toHaveBeenCalledOnce();
  });

  it('stops waiting for a page that is never idle', () => {
    const act = vi.fn();
    whenQuiet(act);
    for (let times = 0; times < 40; times++) {
      vi.advanceTimersByTime(300);
      reportResponse();
    }
    expect(act).toHaveBeenCalledOnce();
  });

  it('does not act after it is cancelled', () => {
    const act = vi.fn();
    whenQuiet(act)();
    vi.advanceTimersByTime(20_000);
    expect(act).not.toHaveBeenCalled();
  });

  it('acts in browsers that do not report responses', () => {
    vi.stubGlobal('PerformanceObserver', undefined);
    const act = vi.fn();
    whenQuiet(act);
    vi.advanceTimersByTime(1000);
    expect(act).toHaveBeenCalledOnce();
  });
});
