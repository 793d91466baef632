import { useEffect } from 'react';
import type { CartRuntime } from '../../../runtime/cart/cart.store';
import type { CartState, OptimisticLine } from '../../../runtime/cart/cart.state';
import { type Formats, useFormats } from '../../../runtime/react/use-formats';
import { useMessages, type Messages } from '../../../runtime/react/use-messages';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { editFeedback } from '../../common/edit-feedback';
import { shortfallOf } from '../../common/shortfall';
import { cartLazyMessages } from '../cart.lazy.messages';
import { cartMessages } from '../cart.messages';
import type { CartActions } from '../cart-actions.store';
import { shortTitle } from '../short-title';

interface QuantityNewsProps {
  readonly cart: CartRuntime;
  readonly acts: CartActions;
  readonly overrides?: object;
}

/** Announces a changed quantity once it has settled: how many, what they cost, and what the minimum still lacks. */
export function QuantityFeedback({ cart, acts, overrides }: QuantityNewsProps) {
  const announce = useAnnounce();
  const messages = useMessages('cart', cartMessages, overrides);
  const later = useMessages('cart', cartLazyMessages, overrides);
  const formats = useFormats();
  useEffect(() => {
    const news = editFeedback(cart, (line, state) => announce([lineText(line, later, formats), minimumText(state, messages, formats)].filter(Boolean).join(' ')));
    const unsubscribe = acts.edited.subscribe((edit) => edit && news.edited(edit.productId, edit.quantity));
    return () => {
      unsubscribe();
      news.stop();
    };
  }, [cart, acts, announce, messages, later, formats]);
  return null;
}

function lineText({ product, quantity, total }: OptimisticLine, { m, fill }: Messages<typeof cartLazyMessages>, formats: Formats): string | null {
  if (quantity === null) return null;
  const said = { product: product.name, quantity: formats.number(quantity) };
  return total === null ? fill(m.changedNoAmount, said) : fill(m.changed, { ...said, amount: formats.money(total) });
}

function minimumText({ totals, minimum }: CartState, messages: Messages<typeof cartMessages>, formats: Formats): string | null {
  if (totals === null || (minimum.cases === undefined && minimum.value === undefined)) return null;
  const short = shortfallOf(totals, minimum);
  return `${short === null ? messages.m.minimum.met : shortTitle(short, minimum, { messages, formats })}.`;
}
