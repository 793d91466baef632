import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode, type ReactElement } from 'react';
import { expect, vi } from 'vitest';
import '../../../../src/styles/styles.css';
import { createDemoAdapter, type DemoAdapter, type DemoOptions, storyTime } from '../../../../src/adapters/demo';
import type { StoreSettings } from '../../../../src/domain';
import { type Adapter, PortError, type PortErrorCode } from '../../../../src/ports';
import type { Settings } from '../../../../src/runtime/settings';
import { TradefrontProvider } from '../../../../src/runtime/react/provider';
import { Checkout, type CheckoutProps } from '../../../../src/widgets/checkout';

type CheckoutPort = NonNullable<Adapter['checkout']>;
type Method = keyof CheckoutPort & string;

/** Options of one checkout page; everything else is the demo's full cart, at the demo's start time. */
export interface CheckoutOptions extends DemoOptions {
  /** The adapter's name: pages with one name are tabs of one site. */
  readonly id?: string;
  readonly ports?: (demo: DemoAdapter) => Partial<CheckoutPort>;
  readonly settings?: Partial<Pick<Settings, 'storage' | 'locale' | 'clock' | 'links'>>;
  readonly props?: Partial<CheckoutProps>;
  readonly strict?: boolean;
  /** Methods that the adapter lacks. */
  readonly without?: readonly string[];
  /** Settings of the store that differ from the demo's. */
  readonly session?: Partial<StoreSettings>;
}

let made = 0;

/** A page with a checkout, its calls to the backend, and its events to the host. */
export function openCheckout({
  id = `stage-${++made}`,
  ports,
  settings,
  props,
  strict = false,
  session,
  without = [],
  ...options
}: CheckoutOptions = {}) {
  const demo = createDemoAdapter({ scenario: 'full-cart', storage: 'memory', clock: () => storyTime, ...options });
  const calls: { readonly method: Method; readonly request: Record<string, unknown> }[] = [];
  const checkout: CheckoutPort = { ...demo.checkout, ...ports?.(demo) };
  const methods = Object.entries(checkout).filter(([method]) => !without.includes(method));
  const watched = Object.fromEntries(
    methods.map(([method, call]: [string, unknown]) => [
      method,
      (request: Record<string, unknown>, given: unknown) => {
        calls.push({ method: method as Method, request }); // the port's own keys
        return (call as (request: unknown, given: unknown) => unknown)(request, given); // the original method with its arguments
      },
    ]),
  ) as CheckoutPort; // the same keys with wrapped functions
  const settled = async () => ({ ...(await demo.session.settings({})), ...session });
  const adapter: Adapter = { ...demo, id, checkout: watched, session: { ...demo.session, settings: settled } };
  const onPlaced = vi.fn();
  const onRefused = vi.fn();
  const page: ReactElement = (
    <TradefrontProvider
      adapter={adapter}
      clock={() => storyTime}
      links={{ href: ({ to }) => `#${to}`, navigate: () => {} }}
      customerService={{ phone: '1-888-555-0142' }}
      {...settings}
    >
      <Checkout headingLevel={1} {...props} onPlace={onPlaced} onPlaceRefused={onRefused} />
    </TradefrontProvider>
  );
  const view = render(strict ? <StrictMode>{page}</StrictMode> : page);
  const callsOf = (method: Method) => calls.filter((call) => call.method === method);
  return { ...view, page, demo, adapter, calls, callsOf, onPlaced, onRefused };
}

/** The part of the page that contains this checkout. */
export type CheckoutHarness = ReturnType<typeof openCheckout>;

/** The commit button, with any label; the one in the action bar exists on a phone only. */
export function commitButton(view: CheckoutHarness): HTMLElement {
  const button = view.container.querySelector<HTMLElement>('.tf-checkout-summary button[type="submit"]');
  if (button === null) throw new Error('No button to place the order');
  return button;
}

/** The text of the summary card. */
export const summaryText = (view: CheckoutHarness): string =>
  (view.container.querySelector('.tf-checkout-summary')?.textContent ?? '').replace(/\s/g, ' ');

/** Fills the required fields. */
export async function fillRequired(view: CheckoutHarness): Promise<void> {
  const number = await within(view.container).findByLabelText('PO number');
  fireEvent.change(number, { target: { value: 'HLT-1131' } });
  const terms = within(view.container).getByRole('checkbox', { name: /I accept/ });
  if (terms instanceof HTMLInputElement && !terms.checked) fireEvent.click(terms);
}

/** Fills the required fields, submits, and waits for an outcome or a message. */
export async function submitOrder(view: CheckoutHarness): Promise<void> {
  await fillRequired(view);
  fireEvent.click(commitButton(view));
  await waitFor(() =>
    expect(view.container.querySelector('.tf-banner') ?? view.onPlaced.mock.calls[0] ?? null).not.toBeNull(),
  );
}

/** Waits for a banner with this text. */
export const findMessage = (text: string | RegExp) => screen.findByText(text, undefined, { timeout: 4000 });

/** Waits until the host got the event of a placed order. */
export async function waitForPlaced(view: CheckoutHarness): Promise<{ orderNumber: string }> {
  await waitFor(() => expect(view.onPlaced).toHaveBeenCalled(), { timeout: 8000 });
  return view.onPlaced.mock.calls[0]?.[0] as { orderNumber: string }; // the detail of `placed`
}

/** Number of orders at the backend. */
export const countOrders = async (view: CheckoutHarness): Promise<number> =>
  (await view.demo.demo.peek()).orders.length;

export const fails =
  (code: PortErrorCode, detail: ConstructorParameters<typeof PortError>[2] = {}) =>
  (): Promise<never> =>
    Promise.reject(new PortError(code, 'Test', detail));

export const never = (): Promise<never> => new Promise<never>(() => {});

/** Asserts that the typed values are still there. */
export const expectTypedValues = (view: CheckoutHarness) =>
  expect(within(view.container).getByLabelText<HTMLInputElement>('PO number').value).toBe('HLT-1131');
