import { useEffect, useMemo } from 'react';
import type { Product } from '../../../domain';
import type { Adapter } from '../../../ports';
import type { CartRuntime } from '../../../runtime/cart/cart.store';
import type { Emit } from '../../../runtime/events';
import { useSettings } from '../../../runtime/react/provider';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { getSessionRuntime } from '../../../runtime/session/session';
import type { StorageChoice } from '../../../runtime/storage';
import { EntryList, type EntryListProps } from '../parts/entry/entry-list';
import { storeEntries } from '../parts/entry/entry.draft';
import { createEntries, type EntryModel, type EntryOutside } from '../parts/entry/entry.store';
import type { ProductGridEvents } from '../product-grid.types';

interface Kept {
  readonly model: EntryModel;
  /** Sets the mounted list, whose host receives the events. */
  readonly speakFor: (outside: EntryOutside) => void;
}

const kept = new WeakMap<CartRuntime, Kept>();

/**
 * Returns the model of a cart, which outlives the list with the typed quantities. An account switch requests a
 * confirmation before they are lost (decision 13).
 */
function entriesOf(
  adapter: Adapter,
  accountId: string | null,
  cart: CartRuntime,
  first: EntryOutside,
  settings: { readonly storage: StorageChoice; readonly locale: { readonly tag: string } },
): Kept {
  const known = kept.get(cart);
  if (known !== undefined) return known;
  let outside = first;
  const model = createEntries(() => outside);
  const made: Kept = { model, speakFor: (next) => void (outside = next) };
  kept.set(cart, made);
  const unkeep = storeEntries(model, adapter.id, accountId, settings.storage);
  meetOthers(adapter, accountId, model, settings.locale.tag).catch(() => {
    // The entries stay pending until a page loads their products.
  });
  const session = getSessionRuntime(adapter);
  const unguard = session.guard(() => Object.keys(model.store.getState().entries).length > 0);
  const forget = () => {
    model.clear();
    unkeep();
    unguard();
    stay();
  };
  const stay = session.onLeave({ drop: (left) => (left === accountId ? forget() : undefined), forget });
  return made;
}

/** Maximum number of SKUs in one match request. */
const AT_ONCE = 100;

/** Fetches the products of restored entries, if the backend matches products by SKU. */
async function meetOthers(
  adapter: Adapter,
  accountId: string | null,
  model: EntryModel,
  locale: string,
): Promise<void> {
  const { waiting } = model.store.getState();
  for (let at = 0; at < waiting.length; at += AT_ONCE) {
    const entries = waiting.slice(at, at + AT_ONCE).map(({ sku }) => sku);
    const matches = await adapter.catalog?.match?.({ entries, accountId, locale });
    model.meet(matches?.flatMap(({ product }) => product ?? []) ?? []);
  }
}

/** Returns the entries of an account's cart. Without a cart the model stays empty. */
function useEntries(cart: CartRuntime | null, accountId: string | null, emit: Emit<ProductGridEvents>): EntryModel {
  const adapter = useAdapter();
  const settings = useSettings();
  const outside = useMemo<EntryOutside>(() => {
    const detail = (product: Product, quantity: number) => ({ productId: product.id, quantity, name: product.name });
    return {
      addMany: (items) => cart?.addMany(items) ?? Promise.resolve({ outcome: 'unknown' }),
      mayAdd: (product, quantity) => emit('before-add', detail(product, quantity)),
      onAdded: (product, quantity) => void emit('add', detail(product, quantity)),
    };
  }, [cart, emit]);
  const { model, speakFor } = cart === null ? nobody : entriesOf(adapter, accountId, cart, outside, settings);
  useEffect(() => speakFor(outside), [speakFor, outside]);
  return model;
}

/** Model for a grid without a cart; it stays empty, because there are no quantity fields. */
const nobody: Kept = {
  model: createEntries(() => {
    throw new Error('Nothing can be added without a cart');
  }),
  speakFor: () => {},
};

export interface FastEntryProps extends Omit<EntryListProps, 'model'> {
  readonly accountId: string | null;
  readonly emit: Emit<ProductGridEvents>;
}

/** List for fast entry, with the quantities typed for this account's cart. */
export function FastEntry({ accountId, emit, ...props }: FastEntryProps) {
  return <EntryList {...props} model={useEntries(props.ordering?.cart ?? null, accountId, emit)} />;
}
