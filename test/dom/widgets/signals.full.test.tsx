import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PortError, type PortMethod } from '../../../src/ports';
import type { Signal } from '../../../src/runtime/signals';
import { rest } from '../faults/page';
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

/** What a widget asks as it opens, and the trouble that is signalled while one method fails. */
async function open(widget: WidgetName, fails?: PortMethod) {
  const signals: Signal[] = [];
  const site = openSite({
    settings: { onSignal: (signal) => void signals.push(signal) },
    instead: (method, next) => (method === fails ? Promise.reject(new PortError('rejected', 'Test')) : next()),
  });
  site.show(everyWidget[widget]());
  await rest();
  // A read of a part that comes late, and the turn in which its trouble is signalled.
  await new Promise((resolve) => setTimeout(resolve, 150));
  await rest();
  cleanup();
  sessionStorage.clear();
  return { asked: [...new Set(site.calls)], errors: signals.filter(({ type }) => type === 'error') };
}

const names = Object.keys(everyWidget) as readonly WidgetName[]; // its own keys
/** Widgets that ask for nothing as they open. */
const silent: readonly WidgetName[] = ['app-links'];

describe('whatever fails as a widget opens is signalled once, with the widget and the method', { timeout: 120_000 }, () => {
  it.each(names)('%s', async (widget) => {
    // Once for the code that comes late: it is here from then on.
    await open(widget);
    const { asked, errors } = await open(widget);
    expect(errors).toEqual([]);
    expect(asked.length > 0).toBe(!silent.includes(widget));
    for (const method of asked) {
      expect.soft((await open(widget, method)).errors, method).toEqual([{ type: 'error', widget, method, code: 'rejected', milliseconds: expect.any(Number) }]);
    }
  });
});
