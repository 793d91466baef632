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

/** What a test changes about one page of checkout; the rest is the demo's full cart, on the story's day. */
export interface StageOptions extends DemoOptions {
  /** The adapter's name: pages with one name are tabs of one site. */
  readonly id?: string;
  readonly ports?: (demo: DemoAdapter) => Partial<CheckoutPort>;
  readonly settings?: Partial<Pick<Settings, 'storage' | 'locale' | 'clock'>>;
  readonly props?: Partial<CheckoutProps>;
  readonly strict?: boolean;
  /** Settings of the store that differ from the demo's. */
  readonly session?: Partial<StoreSettings>;
}

let made = 0;

/** A page with a checkout in it, what it asked its backend, and what it told its host. */
export function stage({
  id = `stage-${++made}`,
  ports,
  settings,
  props,
  strict = false,
  session,
  ...options
}: StageOptions = {}) {
  const demo = createDemoAdapter({ scenario: 'full-cart', storage: 'memory', clock: () => storyTime, ...options });
  const calls: { readonly method: Method; readonly request: Record<string, unknown> }[] = [];
  const checkout: CheckoutPort = { ...demo.checkout, ...ports?.(demo) };
  const watched = Object.fromEntries(
    Object.entries(checkout).map(([method, call]: [string, unknown]) => [
      method,
      (request: Record<string, unknown>, given: unknown) => {
        calls.push({ method: method as Method, request }); // the port's own keys
        return (call as (request: unknown, given: unknown) => unknown)(request, given); // what was there, asked as it was
      },
    ]),
  ) as CheckoutPort; // the same keys with the same functions behind them
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
      <Checkout headingLevel={1} {...props} onPlaced={onPlaced} onRefused={onRefused} />
    </TradefrontProvider>
  );
  const view = render(strict ? <StrictMode>{page}</StrictMode> : page);
  const asked = (method: Method) => calls.filter((call) => call.method === method);
  return { ...view, page, demo, adapter, calls, asked, onPlaced, onRefused };
}

/** The part of the page that has this checkout. */
export type Stage = ReturnType<typeof stage>;

/** The button that commits, whatever it says just now; the dock's is only there on a phone. */
export function place(view: Stage): HTMLElement {
  const button = view.container.querySelector<HTMLElement>('.tf-checkout-summary button[type="submit"]');
  if (button === null) throw new Error('No button to place the order');
  return button;
}

/** The text of the summary card. */
export const docket = (view: Stage): string =>
  (view.container.querySelector('.tf-checkout-summary')?.textContent ?? '').replace(/\s/g, ' ');

/** Answers what has to be answered. */
export async function answer(view: Stage): Promise<void> {
  const number = await within(view.container).findByLabelText('PO number');
  fireEvent.change(number, { target: { value: 'HLT-1131' } });
  const terms = within(view.container).getByRole('checkbox', { name: /I accept/ });
  if (terms instanceof HTMLInputElement && !terms.checked) fireEvent.click(terms);
}

/** Answers, presses, and waits until something is known or said. */
export async function order(view: Stage): Promise<void> {
  await answer(view);
  fireEvent.click(place(view));
  await waitFor(() =>
    expect(view.container.querySelector('.tf-banner') ?? view.onPlaced.mock.calls[0] ?? null).not.toBeNull(),
  );
}

/** Waits for a banner with these words. */
export const said = (words: string | RegExp) => screen.findByText(words, undefined, { timeout: 4000 });

/** Waits until the host was told of an order. */
export async function placed(view: Stage): Promise<{ orderNumber: string }> {
  await waitFor(() => expect(view.onPlaced).toHaveBeenCalled(), { timeout: 8000 });
  return view.onPlaced.mock.calls[0]?.[0] as { orderNumber: string }; // what `placed` carries
}

/** How many orders the backend really has. */
export const orders = async (view: Stage): Promise<number> => (await view.demo.demo.peek()).orders.length;

export const fails =
  (code: PortErrorCode, detail: ConstructorParameters<typeof PortError>[2] = {}) =>
  (): Promise<never> =>
    Promise.reject(new PortError(code, 'Test', detail));

export const never = (): Promise<never> => new Promise<never>(() => {});

/** What the buyer typed is still there. */
export const kept = (view: Stage) =>
  expect(within(view.container).getByLabelText<HTMLInputElement>('PO number').value).toBe('HLT-1131');
