import { useEffect, useRef, useState } from 'react';
import type { CartRefusal, Product, Promotion } from '../../../domain';
import { type PortError, toPortError } from '../../../ports';
import type { CartRuntime } from '../../../runtime/cart/cart.store';
import type { PromotionsViewProps } from '../promotions.view';

/** Outcome of an addition that was not completed in full. */
export type AddAnswer =
  | {
      readonly outcome: 'partial';
      readonly product: Product;
      readonly requested: number;
      readonly quantity: number;
      readonly reason: CartRefusal;
    }
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'failed'; readonly error: PortError };

interface AddOptions extends Pick<PromotionsViewProps, 'messages' | 'emit' | 'onToast'> {
  readonly promotion: Promotion;
  readonly cart: CartRuntime | null;
}

/** Adds the missing quantity once per press, and emits what was added. Presses during a request are ignored. */
export function useAdd({ promotion, cart, messages: { m, fill, plural }, emit, onToast }: AddOptions) {
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<AddAnswer | null>(null);
  const running = useRef(false);
  const pressed = useRef(false);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  async function add(product: Product, requested: number): Promise<void> {
    // A second press before the button renders as busy counts as the same press.
    if (cart === null || running.current) return;
    running.current = true;
    setBusy(true);
    if (!(await emit('before-add', { promotionId: promotion.id, productId: product.id, quantity: requested }))) {
      running.current = false;
      setBusy(false);
      return;
    }
    pressed.current = true;
    setAnswer(null);
    const result = await cart
      .addMany([{ product, quantity: requested }])
      .catch((thrown: unknown) => ({ outcome: 'failed', error: toPortError(thrown) }) as const);
    running.current = false;
    const refusal =
      result.outcome === 'partial' ? result.items.find(({ productId }) => productId === product.id) : undefined;
    const quantity =
      result.outcome === 'done' ? requested : result.outcome === 'partial' ? (refusal?.quantity ?? requested) : 0;
    if (quantity > 0) {
      emit('add', { promotionId: promotion.id, productId: product.id, quantity });
      onToast({
        id: `add-${promotion.id}-${quantity}-${Date.now()}`,
        text: fill(m.add.done, { cases: plural(m.cases, quantity), product: product.name }),
        action: { label: m.add.undo, onAction: () => cart.add(product, -quantity) },
      });
    }
    if (!mounted.current) return;
    setBusy(false);
    if (result.outcome === 'failed' || result.outcome === 'unknown')
      setAnswer(result.outcome === 'failed' ? result : { outcome: 'unknown' });
    else if (refusal !== undefined)
      setAnswer({ outcome: 'partial', product, requested, quantity: refusal.quantity, reason: refusal.reason });
  }

  /** True if the buyer's press is waiting for its result. Each press returns true only once. */
  function takePress(): boolean {
    const was = pressed.current;
    pressed.current = false;
    return was;
  }

  return { busy, answer, add, takePress };
}

export type Adding = ReturnType<typeof useAdd>;
