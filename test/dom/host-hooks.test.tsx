import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Profiler, type ReactNode, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TradefrontProvider, useAccount, useCart, useSession } from '../../src';
import type { CartChangeDetail } from '../../src';
import { getCartRuntime } from '../../src/runtime/cart/cart.store';
import { getSessionRuntime } from '../../src/runtime/session/session';
import { hostBackend } from '../runtime/host/backend';

afterEach(cleanup);

const count = () => screen.getByTestId('count').textContent;

/** Records the document's events about an adapter's cart until `stop`. */
function listen(adapterId: string) {
  const details: CartChangeDetail[] = [];
  const onCartChange = (event: Event) => {
    // Only the library dispatches an event with this name.
    const { detail } = event as CustomEvent<CartChangeDetail>;
    if (detail.adapterId === adapterId) details.push(detail);
  };
  document.addEventListener('tradefront-cart-change', onCartChange);
  return { details, stop: () => document.removeEventListener('tradefront-cart-change', onCartChange) };
}

/** Components of a host, and how often React has called each. */
function host() {
  const calls = { cases: 0, lines: 0, whole: 0 };
  const Cases = () => {
    calls.cases += 1;
    return <output data-testid="count">{useCart((cart) => cart.cases)}</output>;
  };
  const LineCount = () => {
    calls.lines += 1;
    return <output>{useCart((cart) => cart.lineCount)}</output>;
  };
  const Whole = () => {
    calls.whole += 1;
    const { lines, status } = useCart();
    return (
      <output data-testid="whole">{`${status} ${lines.map(({ sku, quantity }) => `${sku}×${quantity}`).join()}`}</output>
    );
  };
  return { calls, Cases, LineCount, Whole };
}

const page = (adapter: ReturnType<typeof hostBackend>['adapter'], children: ReactNode) => (
  <TradefrontProvider adapter={adapter} storage="memory">
    {children}
  </TradefrontProvider>
);

describe('useCart', () => {
  it('re-renders a component only when its selected value changes', async () => {
    const { adapter } = hostBackend();
    const { calls, Cases, LineCount, Whole } = host();
    render(page(adapter, [<Cases key="a" />, <LineCount key="b" />, <Whole key="c" />]));
    await waitFor(() => expect(screen.getByTestId('whole').textContent).toBe('ready cola×3'));
    const before = { ...calls };
    const runtime = getCartRuntime(adapter, 'oak');
    for (const quantity of [4, 5, 6, 7]) act(() => runtime.setQuantity('l1', quantity));
    expect(count()).toBe('7');
    expect(calls).toEqual({ cases: before.cases + 4, lines: before.lines, whole: before.whole + 4 });
    // The response confirms the displayed values: the whole cart becomes final, its parts stay the same objects.
    await act(() => runtime.settle());
    expect(calls).toEqual({ cases: before.cases + 4, lines: before.lines, whole: before.whole + 5 });
  });

  it('supports a selector that creates an object, and renders once for each snapshot', async () => {
    const { adapter } = hostBackend();
    let drawn = 0;
    const Header = () => {
      drawn += 1;
      const { cases, isReady } = useCart((cart) => ({ cases: cart.cases, isReady: cart.status === 'ready' }));
      return <output data-testid="count">{isReady ? cases : '–'}</output>;
    };
    render(page(adapter, <Header />));
    await waitFor(() => expect(count()).toBe('3'));
    const before = drawn;
    act(() => getCartRuntime(adapter, 'oak').setQuantity('l1', 9));
    expect([count(), drawn - before]).toEqual(['9', 1]);
  });

  it('adds in the same way as widgets, once in strict mode, and shows changes made behind it after a refresh', async () => {
    const { adapter, changes, putLine, calls } = hostBackend();
    const outcomes: unknown[] = [];
    const Header = () => {
      const { cases, add, refresh } = useCart();
      return (
        <>
          <output data-testid="count">{cases}</output>
          <button onClick={() => void add([{ sku: 'juice', quantity: 2 }]).then((all) => outcomes.push(...all))}>
            Add
          </button>
          <button onClick={() => void refresh()}>Refresh</button>
        </>
      );
    };
    render(<StrictMode>{page(adapter, <Header />)}</StrictMode>);
    await waitFor(() => expect(count()).toBe('3'));
    expect(calls.reads).toBe(1);
    screen.getByRole('button', { name: 'Add' }).click();
    await waitFor(() => expect(outcomes).toEqual([{ outcome: 'added', quantity: 2 }]));
    expect(count()).toBe('5');
    expect(changes).toHaveLength(1);
    putLine('oak', 'cola', 10);
    screen.getByRole('button', { name: 'Refresh' }).click();
    await waitFor(() => expect(count()).toBe('15'));
  });

  it('separates the carts of two providers', async () => {
    const [one, other] = [hostBackend(), hostBackend()];
    const { Cases, Whole } = host();
    render(
      <>
        {page(one.adapter, <Cases />)}
        {page(other.adapter, <Whole />)}
      </>,
    );
    await waitFor(() => expect(screen.getByTestId('whole').textContent).toBe('ready cola×3'));
    act(() => getCartRuntime(one.adapter, 'oak').setQuantity('l1', 8));
    expect([count(), screen.getByTestId('whole').textContent]).toEqual(['8', 'ready cola×3']);
  });

  it('is loading on a server, and hydrates with the data that the browser already has', async () => {
    const { adapter, calls } = hostBackend();
    const { Whole } = host();
    const markup = renderToString(page(adapter, <Whole />));
    expect(markup).toContain('loading');
    expect(calls).toMatchObject({ reads: 0, sessions: 0 });
    await getSessionRuntime(adapter).load({ storage: 'memory', locale: 'en-US' });
    const node = document.body.appendChild(document.createElement('div'));
    node.innerHTML = markup;
    const onRecoverableError = vi.fn();
    const root = await act(async () => hydrateRoot(node, page(adapter, <Whole />), { onRecoverableError }));
    await waitFor(() => expect(node.textContent).toBe('ready cola×3'));
    expect(onRecoverableError).not.toHaveBeenCalled();
    act(() => root.unmount());
    node.remove();
  });

  it.each([
    ['useCart', useCart],
    ['useSession', useSession],
    ['useAccount', useAccount],
  ] as const)('%s names the missing provider', (name, use) => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    const Lost = () => {
      use();
      return null;
    };
    expect(() => render(<Lost />)).toThrow(`${name}() has no adapter. Render the component below <TradefrontProvider`);
    silent.mockRestore();
  });
});

describe('useSession and useAccount', () => {
  it('return the current user and account, and can switch and sign out', async () => {
    const { adapter } = hostBackend();
    const onRender = vi.fn();
    const Menu = () => {
      const { status, user, signOut } = useSession();
      const { account, switchTo } = useAccount();
      return (
        <>
          <output data-testid="count">{`${status} ${user?.firstName ?? ''} ${account?.id ?? ''}`}</output>
          <button onClick={() => void switchTo('pine')}>Switch</button>
          <button onClick={() => signOut()}>Sign out</button>
        </>
      );
    };
    render(
      page(
        adapter,
        <Profiler id="menu" onRender={onRender}>
          <Menu />
        </Profiler>,
      ),
    );
    await waitFor(() => expect(count()).toBe('signed-in Dana oak'));
    onRender.mockClear();
    screen.getByRole('button', { name: 'Switch' }).click();
    await waitFor(() => expect(count()).toBe('signed-in Dana pine'));
    expect(onRender).toHaveBeenCalledTimes(1);
    act(() => screen.getByRole('button', { name: 'Sign out' }).click());
    expect(count()).toBe('ended  ');
  });
});

describe('tradefront-cart-change', () => {
  it('is dispatched by the document once per change, however many components show the cart', async () => {
    const { adapter } = hostBackend();
    const { details, stop } = listen(adapter.id);
    const { Cases, Whole } = host();
    render(
      <>
        {page(adapter, <Cases />)}
        {page(adapter, <Whole />)}
      </>,
    );
    await waitFor(() => expect(details).toHaveLength(1));
    const total = { minor: 3000, currency: 'USD' };
    const first = { adapterId: adapter.id, accountId: 'oak', lineCount: 1, cases: 3, subtotal: total, total };
    expect(details).toEqual([first]);
    const runtime = getCartRuntime(adapter, 'oak');
    act(() => runtime.setQuantity('l1', 4));
    await act(() => runtime.settle());
    await act(() => runtime.refresh('en-US'));
    expect(details.map(({ cases }) => cases)).toEqual([3, 4]);
    act(() => getSessionRuntime(adapter).forget());
    expect(details.at(-1)).toMatchObject({ accountId: null, lineCount: 0, cases: 0, total: null });
    expect(details).toHaveLength(3);
    stop();
  });
});
