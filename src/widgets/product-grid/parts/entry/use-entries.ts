import { useEffect, useMemo } from 'react';
import type { Product } from '../../../../domain';
import type { Adapter } from '../../../../ports';
import type { CartRuntime } from '../../../../runtime/cart/cart';
import type { Emit } from '../../../../runtime/events';
import { useAdapter } from '../../../../runtime/react/use-adapter';
import { sessionOf } from '../../../../runtime/session/session';
import type { ProductGridEvents } from '../../product-grid.types';
import { createEntries, type EntryModel, type EntryOutside } from './entry.model';

interface Kept {
  readonly model: EntryModel;
  /** The list that is on the page now is the one that tells its host. */
  readonly speakFor: (outside: EntryOutside) => void;
}

const kept = new WeakMap<CartRuntime, Kept>();

/** One model for each cart, so that what was typed outlives the list; an account switch asks before it is lost (decision 13). */
function entriesOf(adapter: Adapter, accountId: string | null, cart: CartRuntime, first: EntryOutside): Kept {
  const known = kept.get(cart);
  if (known !== undefined) return known;
  let outside = first;
  const model = createEntries(() => outside);
  const made: Kept = { model, speakFor: (next) => void (outside = next) };
  kept.set(cart, made);
  const session = sessionOf(adapter);
  const unguard = session.guard(() => Object.keys(model.store.getState().entries).length > 0);
  const stay = session.onLeave({
    drop: (left) => {
      if (left !== accountId) return;
      model.clear();
      unguard();
      stay();
    },
  });
  return made;
}

/** What is typed into the list of an account, and what a buyer can do with it. Without a cart nothing is ever typed. */
export function useEntries(cart: CartRuntime | null, accountId: string | null, emit: Emit<ProductGridEvents>): EntryModel {
  const adapter = useAdapter();
  const outside = useMemo<EntryOutside>(() => {
    const detail = (product: Product, quantity: number) => ({ productId: product.id, quantity, name: product.name });
    return {
      addMany: (items) => cart?.addMany(items) ?? Promise.resolve({ outcome: 'unknown' }),
      mayAdd: (product, quantity) => emit('before-add', detail(product, quantity)),
      onAdded: (product, quantity) => void emit('add', detail(product, quantity)),
    };
  }, [cart, emit]);
  const { model, speakFor } = cart === null ? nobody : entriesOf(adapter, accountId, cart, outside);
  useEffect(() => speakFor(outside), [speakFor, outside]);
  return model;
}

/** Where there is no cart there are no fields: a model that stays empty. */
const nobody: Kept = {
  model: createEntries(() => {
    throw new Error('Nothing can be added without a cart');
  }),
  speakFor: () => {},
};
