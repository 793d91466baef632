import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Adapter } from '../../../src/ports';
import { TradefrontProvider, type TradefrontProviderProps } from '../../../src/runtime/react/provider';
import type { Signal } from '../../../src/runtime/signals';
import { Checkout } from '../../../src/widgets/checkout';
import { Dashboard } from '../../../src/widgets/dashboard';
import { PayInvoices } from '../../../src/widgets/pay-invoices';
import { Wallet } from '../../../src/widgets/wallet';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const never = () => Promise.reject(new Error('Not asked'));
const widgets: readonly (readonly [string, ReactElement])[] = [
  ['dashboard', <Dashboard key="d" />],
  ['checkout', <Checkout key="c" />],
  ['pay-invoices', <PayInvoices key="p" />],
];

function open(widget: ReactElement, ports: Omit<Adapter, 'id'>) {
  const consoleErrors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const signals: Signal[] = [];
  const adapter = { id: `no-account-${Math.random()}`, ...ports } as Adapter; // a host in JavaScript may leave the ports out
  const { container } = render(
    <TradefrontProvider adapter={adapter} storage="memory" onSignal={(signal) => void signals.push(signal)}>
      {widget}
    </TradefrontProvider>,
  );
  const thrown = () => consoleErrors.mock.calls.flat().find((one) => one instanceof Error)?.message ?? '';
  return { container, signals, thrown };
}

it.each(widgets)('%s names the methods that an adapter without accounts lacks', async (name, widget) => {
  const { container, signals, thrown } = open(widget, {});
  await vi.waitFor(() => expect(signals).toContainEqual({ type: 'error', widget: name, code: 'render' }));
  expect(thrown()).toMatch(/neither accounts\.list nor session\.user.*“Write an adapter”/);
  expect(container.textContent).not.toContain('No account');
});

it.each(widgets)('%s explains that the buyer has no account', async (_name, widget) => {
  const { container, thrown } = open(widget, {
    session: { isGuest: async () => false },
    accounts: { list: async () => [], read: never, switchTo: never },
  });
  await vi.waitFor(() => expect(container.textContent).toContain('No account to order for'));
  expect(thrown()).toBe('');
});

it('a wallet works without a named account', async () => {
  const { container, thrown } = open(<Wallet />, { wallet: { methods: async () => [] } });
  await vi.waitFor(() => expect(container.textContent).toContain('Wallet'));
  expect(thrown()).toBe('');
});

it('a provider requires an adapter with a port, by type', () => {
  const one: TradefrontProviderProps['adapter'] = { id: 'one', wallet: {} };
  // @ts-expect-error An adapter without a port has nothing to show.
  const none: TradefrontProviderProps['adapter'] = { id: 'none' };
  expect([one, none].map((adapter) => Object.keys(adapter ?? {}))).toEqual([['id', 'wallet'], ['id']]);
});
