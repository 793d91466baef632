import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../../src/styles/styles.css';
import type { WidgetContract } from '../../../src/runtime/contract';
import { lazyModule, type LazyModule } from '../../../src/ui/lazy/lazy-module';
import { defineWidget } from '../../../src/widgets/common/define-widget';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const contract = {
  name: 'faq',
  element: 'tradefront-faq',
  needs: [],
  uses: [],
  attributes: [],
  events: {},
  slots: { regions: [], items: [] },
  parts: { own: [], shared: [] },
  states: [],
} as const satisfies WidgetContract;
const adapter = { id: 'late-parts' };

/** A chunk that fails to load the first times. */
function chunkFailing(times: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return { Part: () => <p>The part</p> };
  });
  return load;
}

type Chunk = LazyModule<{ readonly Part: () => React.JSX.Element }>;

/** A widget with a part that loads lazily. */
function open(chunk: Chunk, reportsInPlace = false) {
  const Body = () => {
    const Part = chunk.useModule()?.Part;
    return (
      <>
        <p>The rest</p>
        {Part ? <Part /> : null}
        {reportsInPlace && <ErrorInPlace />}
      </>
    );
  };
  const ErrorInPlace = () => <p>{chunk.useFailed() ? 'Said in its place' : ''}</p>;
  const Widget = defineWidget<{ adapter?: object }, object>(contract, Body);
  return render(<Widget adapter={adapter} />);
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('a part that loads on the second attempt is shown, and the first failure is not reported', async () => {
  const load = chunkFailing(1);
  open(lazyModule(load));
  await pass(5000);
  expect(screen.getByText('The part')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
});

it('a part that does not load is reported by its widget, and loads by Try again; the rest works meanwhile', async () => {
  const load = chunkFailing(3);
  open(lazyModule(load));
  await pass(5000);
  expect(screen.getByRole('alert').textContent).toContain('This part of the page isn’t available right now');
  expect(screen.getByText('The rest')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(screen.getByText('The part')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a part that did not load while offline loads with the connection', async () => {
  open(lazyModule(chunkFailing(3)));
  await pass(5000);
  expect(screen.getByRole('alert')).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(screen.getByText('The part')).toBeTruthy();
});

it('a part that is reported in its place is not reported twice', async () => {
  open(lazyModule(chunkFailing(9)), true);
  await pass(5000);
  expect(screen.getByText('Said in its place')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('an illustration that does not load is not reported', async () => {
  open(lazyModule(chunkFailing(9), { isDecoration: true }));
  await pass(5000);
  expect(screen.getByText('The rest')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a failed prefetch that nothing waits for is not reported', async () => {
  const chunk = lazyModule(chunkFailing(3));
  const Widget = defineWidget<{ adapter?: object }, object>(contract, () => <p>The rest</p>);
  render(<Widget adapter={adapter} />);
  chunk.prefetch();
  await pass(5000);
  expect(screen.queryByRole('alert')).toBeNull();
});
