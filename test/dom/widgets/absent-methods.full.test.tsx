import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PortMethod } from '../../../src/ports';
import type { Signal } from '../../../src/runtime/signals';
import { said, waitUntilStable } from '../faults/page';
import { openSite } from '../faults/site';
import { everyWidget, type WidgetName } from './every-widget';
import { everyContract } from './every-contract';

// The methods that a contract lists under `uses` are optional: a widget leaves out what needs an absent one. It must not
// wait for it, report an error or become empty.
afterEach(cleanup);

async function open(name: WidgetName, without: PortMethod) {
  const signals: Signal[] = [];
  const site = openSite({ settings: { onSignal: (signal) => void signals.push(signal) }, without });
  const place = site.show(everyWidget[name]());
  await waitUntilStable();
  return {
    text: said(place),
    waits: [...place.querySelectorAll('.tf-skeleton-shape, [aria-busy="true"]')].map(({ className }) => className),
    errors: signals.filter(({ type }) => type === 'error'),
  };
}

describe.each(
  everyContract.filter(({ uses }) => uses.length > 0).map((contract) => [contract.name, contract] as const),
)('%s', (name, { uses }) => {
  it.each(uses)('without %s waits for nothing, and reports no error', async (method) => {
    // A contract has the name of its widget.
    const { text, waits, errors } = await open(name as WidgetName, method);
    expect({ waits, errors }).toEqual({ waits: [], errors: [] });
    expect(text).not.toBe('');
  });
});
