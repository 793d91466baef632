import { cleanup, configure } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PortError, type PortMethod } from '../../../src/ports';
import type { Signal } from '../../../src/runtime/signals';
import { journeys } from '../faults/journeys';
import { waitUntilStable } from '../faults/page';
import { openSite } from '../faults/site';
import { everyWidget, type WidgetName } from './every-widget';

beforeEach(() => {
  for (const how of ['error', 'warn'] as const) vi.spyOn(console, how).mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

/** The calls of a widget as it opens, and the errors that it signals while one method fails. */
async function open(widget: WidgetName, fails?: PortMethod) {
  const signals: Signal[] = [];
  const site = openSite({
    settings: { onSignal: (signal) => void signals.push(signal) },
    instead: (method, next) => (method === fails ? Promise.reject(new PortError('rejected', 'Test')) : next()),
  });
  site.show(everyWidget[widget]());
  await waitUntilStable();
  // The read of a lazy part, and the task in which its error is signalled.
  await new Promise((resolve) => setTimeout(resolve, 150));
  await waitUntilStable();
  cleanup();
  sessionStorage.clear();
  return { calls: [...new Set(site.calls)], errors: signals.filter(({ type }) => type === 'error') };
}

const names = Object.keys(everyWidget) as readonly WidgetName[]; // the object's own keys
/** Widgets that make no call as they open. */
const silent: readonly WidgetName[] = ['app-links'];

describe('an error as a widget opens is signalled once, with the widget and the method', { timeout: 120_000 }, () => {
  it.each(names)('%s', async (widget) => {
    // The first rendering loads the lazy code for all later ones.
    await open(widget);
    const { calls, errors } = await open(widget);
    expect(errors).toEqual([]);
    expect(calls.length > 0).toBe(!silent.includes(widget));
    for (const method of calls) {
      expect
        .soft((await open(widget, method)).errors, method)
        .toEqual([{ type: 'error', widget, method, code: 'rejected', milliseconds: expect.any(Number) }]);
    }
  });
});

/** Calls that change data at the backend, and the files it creates. */
const WRITES = /\.(?:addItems|change|edit|file|prepare|place|resend|save|saveLanguage|switchTo)$/;

describe('a change that fails is signalled once, with its method', { timeout: 60_000 }, () => {
  // A journey whose change fails never reaches its end; it is not awaited.
  beforeAll(() => configure({ asyncUtilTimeout: 1000 }));
  afterAll(() => configure({ asyncUtilTimeout: 5000 }));
  const failing = new Set<PortMethod>();

  it.each(journeys)('operation $operation', async ({ options, go }) => {
    const signals: Signal[] = [];
    const failed: PortMethod[] = [];
    const site = openSite({
      ...options,
      settings: { onSignal: (signal) => void signals.push(signal) },
      instead: (method, next) => {
        if (!WRITES.test(method)) return next();
        failed.push(method);
        return Promise.reject(new PortError('forbidden', 'Test'));
      },
    });
    const show = async (widget: ReactElement) => {
      const page = site.show(widget);
      await waitUntilStable();
      return page;
    };
    await go(site, show).catch(() => {});
    await waitUntilStable();
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(signals.filter(({ type }) => type === 'error')).toMatchObject(
      failed.map((method) => ({ method, code: 'forbidden' })),
    );
    failed.forEach((method) => failing.add(method));
  });

  it('most operations change data', () => expect(failing.size).toBeGreaterThanOrEqual(15));
});
