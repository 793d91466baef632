import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createDemoAdapter, storyTime } from '../../../src/adapters/demo';
import { createCartRuntime } from '../../../src/runtime/cart/cart.store';
import { WaitingChanges } from '../../../src/widgets/cart/connected/cart-extras';

afterEach(cleanup);

it('a cart says that what sends its changes did not load, and asks for it again; offline it says that', () => {
  const cart = createCartRuntime(createDemoAdapter({ storage: 'memory', clock: () => storyTime }), null);
  const settle = vi.spyOn(cart, 'settle').mockResolvedValue();
  const { container } = render(<WaitingChanges cart={cart} onClosed={() => {}} />);
  expect(container.textContent).toBe('');
  act(() => cart.store.setState({ waiting: 'unavailable' }));
  expect(screen.getByRole('alert').textContent).toContain('This part of the page isn’t available right now');
  expect(container.textContent).not.toContain('offline');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(settle).toHaveBeenCalledOnce();
  act(() => cart.store.setState({ waiting: 'offline' }));
  expect(container.textContent).toContain('You’re offline. Your changes are saved here');
  cart.dispose();
});
