import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../../src/styles/styles.css';
import type { WidgetContract } from '../../../src/runtime/contract';
import { type EventCallbacks, whenAllowed } from '../../../src/runtime/events';
import { defineWidget, type WidgetTools } from '../../../src/widgets/common/define-widget';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const contract = {
  name: 'faq',
  element: 'tradefront-faq',
  needs: [],
  uses: [],
  attributes: [],
  events: { 'before-send': { cancelable: true }, send: {} },
  slots: { regions: [], items: [] },
  parts: { own: [], shared: [] },
  states: [],
} as const satisfies WidgetContract;

interface SendEvents {
  readonly 'before-send': { readonly count: number };
  readonly send: { readonly count: number };
}

const adapter = { id: 'host-answers' };
const sent: number[] = [];

type Props = { readonly adapter?: object; readonly count?: number } & EventCallbacks<SendEvents>;

/** A widget with one button, whose action the host may cancel. */
const Widget = defineWidget<Props, SendEvents>(contract, ({ emit, count = 1 }: Props & WidgetTools<SendEvents>) => (
  <button onClick={() => void whenAllowed(emit('before-send', { count }), () => sent.push(count))}>Send</button>
));

function open(props: Props = {}) {
  sent.length = 0;
  const page = render(<Widget adapter={adapter} {...props} />);
  return { ...page, press: () => fireEvent.click(screen.getByRole('button', { name: 'Send' })) };
}

/** Lets time pass, after the code of the messages has loaded. In steps, because React renders at the end of each. */
const pass = async (milliseconds: number) => {
  const steps = 5;
  for (let step = 0; step < steps; step++)
    await act(async () => {
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(milliseconds / steps);
    });
};

it('an action that nobody cancels runs at once', () => {
  const { press } = open();
  press();
  expect(sent).toEqual([1]);
});

it('an action that a listener cancels without a reason does not run, and nothing is shown', async () => {
  const { press } = open({ onBeforeSend: (_detail, event) => event.preventDefault() });
  press();
  await pass(1000);
  expect(sent).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the reason of a listener that cancels at once is shown until it is closed', async () => {
  const { press } = open({ onBeforeSend: (_detail, event) => event.preventDefault('Only ten a week') });
  press();
  await pass(60_000);
  expect(sent).toEqual([]);
  expect(screen.getByRole('alert').textContent).toContain('Only ten a week');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('an action waits for the promise of a callback, and the buyer is told', async () => {
  let allow = () => {};
  const { press } = open({ onBeforeSend: () => new Promise<void>((resolve) => (allow = resolve)) });
  press();
  await pass(200);
  expect(screen.queryByText('Checking…')).toBeNull();
  await pass(400);
  expect(screen.getByText('Checking…')).toBeTruthy();
  expect(sent).toEqual([]);
  allow();
  await pass(0);
  expect(sent).toEqual([1]);
  expect(screen.queryByText('Checking…')).toBeNull();
});

it('a callback can cancel after it has waited, with a reason', async () => {
  const { press } = open({
    onBeforeSend: async ({ count }, event) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      event.preventDefault(`${count} is too many`);
    },
  });
  press();
  await pass(1200);
  expect(sent).toEqual([]);
  expect(screen.getByRole('alert').textContent).toContain('1 is too many');
});

it('a listener of the DOM event delays and cancels in the same way', async () => {
  const { press, container } = open();
  container.addEventListener('tradefront-before-send', (event) => {
    const asked = event as Event & {
      waitUntil(promise: Promise<unknown>): void;
      preventDefault(reason?: string): void;
    }; // the event has both methods
    asked.waitUntil(new Promise((resolve) => setTimeout(resolve, 500)).then(() => asked.preventDefault('Closed')));
  });
  press();
  await pass(700);
  expect(sent).toEqual([]);
  expect(screen.getByRole('alert').textContent).toContain('Closed');
});

it('a promise that a listener adds while another is awaited is awaited too', async () => {
  const { press } = open({
    onBeforeSend: async (_detail, event) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      event.waitUntil(new Promise((resolve) => setTimeout(resolve, 1000)));
    },
  });
  press();
  await pass(600);
  expect(sent).toEqual([]);
  await pass(600);
  expect(sent).toEqual([1]);
});

it('a failed check cancels the action, says so and reaches the host’s monitoring', async () => {
  const reported = vi.spyOn(window, 'reportError').mockImplementation(() => {});
  const { press } = open({ onBeforeSend: () => Promise.reject(new Error('The license service is down')) });
  press();
  await pass(200);
  expect(sent).toEqual([]);
  expect(screen.getByRole('alert').textContent).toContain(
    'This couldn’t be checked, so nothing was changed. Try again.',
  );
  expect(reported).toHaveBeenCalledWith(new Error('The license service is down'));
});

it('a check that does not end cancels the action after thirty seconds', async () => {
  const { press } = open({ onBeforeSend: () => new Promise<void>(() => {}) });
  press();
  await pass(29_000);
  expect(screen.getByText('Checking…')).toBeTruthy();
  await pass(2000);
  expect(sent).toEqual([]);
  expect(screen.getByRole('alert').textContent).toContain('couldn’t be checked');
});

it('a second press while the host is asked the same is ignored; a press after its answer is not', async () => {
  const { press } = open({ onBeforeSend: () => new Promise<void>((resolve) => setTimeout(resolve, 1000)) });
  press();
  press();
  await pass(1500);
  expect(sent).toEqual([1]);
  press();
  await pass(1500);
  expect(sent).toEqual([1, 1]);
});

it('an action does not run after its widget was removed', async () => {
  const { press, unmount } = open({ onBeforeSend: () => new Promise<void>((resolve) => setTimeout(resolve, 1000)) });
  press();
  await pass(100);
  unmount();
  await pass(1500);
  expect(sent).toEqual([]);
});
