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
import { createEntries, type EntryModel, type EntryPorts } from '../parts/entry/entry.store';
import type { ProductGridEvents } from '../product-grid.types';

interface SharedEntries {
  readonly model: EntryModel;
  /** Sets the mounted list, whose host receives the events. */
  readonly setPorts: (ports: EntryPorts) => void;
}

const entriesByCart = new WeakMap<CartRuntime, SharedEntries>();

/**
 * Returns the model of a cart, which outlives the list with the typed quantities. An account switch requests a
 * confirmation before they are lost (decision 13).
 */
function getEntries(
  adapter: Adapter,
  accountId: string | null,
  cart: CartRuntime,
  initialPorts: EntryPorts,
  settings: { readonly storage: StorageChoice; readonly locale: { readonly tag: string } },
): SharedEntries {
  const existing = entriesByCart.get(cart);
  if (existing !== undefined) return existing;
  let ports = initialPorts;
  const model = createEntries(() => ports);
  const shared: SharedEntries = { model, setPorts: (next) => void (ports = next) };
  entriesByCart.set(cart, shared);
  const stopStoring = storeEntries(model, adapter.id, accountId, settings.storage);
  fetchPendingProducts(adapter, accountId, model, settings.locale.tag).catch(() => {
    // The entries stay pending until a page loads their products.
  });
  const session = getSessionRuntime(adapter);
  const removeGuard = session.guard(() => Object.keys(model.store.getState().entries).length > 0);
  const forget = () => {
    model.clear();
    stopStoring();
    removeGuard();
    unsubscribe();
  };
  const unsubscribe = session.onAccountSwitch({ drop: (left) => (left === accountId ? forget() : undefined), forget });
  return shared;
}

/** Maximum number of SKUs in one match request. */
const MAX_MATCH_ENTRIES = 100;

/** Fetches the products of restored entries, if the backend matches products by SKU. */
async function fetchPendingProducts(
  adapter: Adapter,
  accountId: string | null,
  model: EntryModel,
  locale: string,
): Promise<void> {
  const { pending } = model.store.getState();
  for (let at = 0; at < pending.length; at += MAX_MATCH_ENTRIES) {
    const entries = pending.slice(at, at + MAX_MATCH_ENTRIES).map(({ sku }) => sku);
    const matches = await adapter.catalog?.match?.({ entries, accountId, locale });
    model.resolvePending(matches?.flatMap(({ product }) => product ?? []) ?? []);
  }
}

/** Returns the entries of an account's cart. Without a cart the model stays empty. */
function useEntries(cart: CartRuntime | null, accountId: string | null, emit: Emit<ProductGridEvents>): EntryModel {
  const adapter = useAdapter();
  const settings = useSettings();
  const ports = useMemo<EntryPorts>(() => {
    const detail = (product: Product, quantity: number) => ({ productId: product.id, quantity, name: product.name });
    return {
      addMany: (items) => cart?.addMany(items) ?? Promise.resolve({ outcome: 'unknown' }),
      requestAdd: (product, quantity) => emit('before-add', detail(product, quantity)),
      onAdded: (product, quantity) => void emit('add', detail(product, quantity)),
    };
  }, [cart, emit]);
  const { model, setPorts } = cart === null ? noEntries : getEntries(adapter, accountId, cart, ports, settings);
  useEffect(() => setPorts(ports), [setPorts, ports]);
  return model;
}

/** Model for a grid without a cart; it stays empty, because there are no quantity fields. */
const noEntries: SharedEntries = {
  model: createEntries(() => {
    throw new Error('No cart');
  }),
  setPorts: () => {},
};

export interface FastEntryProps extends Omit<EntryListProps, 'model'> {
  readonly accountId: string | null;
  readonly emit: Emit<ProductGridEvents>;
}

/** List for fast entry, with the quantities typed for this account's cart. */
export function FastEntry({ accountId, emit, ...props }: FastEntryProps) {
  return <EntryList {...props} model={useEntries(props.ordering?.cart ?? null, accountId, emit)} />;
}
