import { memo, useEffect, useMemo } from 'react';
import type { Product } from '../../../domain';
import { useSettings } from '../../../runtime/react/provider';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useCartRuntime } from '../../../runtime/react/use-cart-runtime';
import { useRead } from '../../../runtime/react/use-read';
import { LazyCartToasts } from '../../common/lazy-cart-toasts';
import { useInCart, useOrderActions } from '../../common/ordering/use-order-actions';
import { BuyPanel } from '../parts/buy-panel';
import { MiniProduct, Shelf } from '../parts/shelf';
import type { Ordering, OrderingHostProps, OrderingPartProps, ShelfKind } from '../product-details.types';

/** Connects the product to the cart: provides the order actions and renders the toasts about their outcome. */
export function OrderingHost({ accountId, hasCart, addPermission, messages, emit, onOrdering }: OrderingHostProps) {
  const cart = useCartRuntime(accountId, hasCart);
  const { actions, removed, onRemovedDismissed } = useOrderActions(cart, messages, emit);
  const ordering = useMemo<Ordering>(
    () => ({ accountId, cart, addPermission, actions, emit, BuyPanel: ConnectedBuyPanel, Shelf: ConnectedShelf }),
    [accountId, cart, addPermission, actions, emit],
  );
  useEffect(() => onOrdering(ordering), [onOrdering, ordering]);
  return <LazyCartToasts cart={cart} removed={removed} onRemovedDismissed={onRemovedDismissed} />;
}

/** Subscribes to the cart line of its product only; other lines do not re-render the panel. */
function ConnectedBuyPanel(props: OrderingPartProps) {
  return <BuyPanel {...props} inCart={useInCart(props.ordering.cart, props.product.id)} />;
}

const ConnectedMiniProduct = memo(function ConnectedMiniProduct(props: OrderingPartProps) {
  return <MiniProduct {...props} inCart={useInCart(props.ordering.cart, props.product.id)} />;
});

const methodByKind = { instead: 'substitutes', related: 'related' } as const;
const noProducts: readonly Product[] = [];

/**
 * Related or substitute products. The page does not depend on them: a shelf that is empty or fails to load is left out.
 */
function ConnectedShelf({ kind, product, ...rest }: OrderingPartProps & { readonly kind: ShelfKind }) {
  const { accountId } = rest.ordering;
  const { catalog } = useAdapter();
  const { locale } = useSettings();
  const readProducts = catalog?.[methodByKind[kind]];
  const [read] = useRead({
    method: `catalog.${methodByKind[kind]}`,
    args: { productId: product.id },
    accountId,
    enabled: readProducts !== undefined,
    read: (options) =>
      readProducts?.({ productId: product.id, accountId, locale: locale.tag }, options) ?? Promise.resolve(noProducts),
  });
  if (readProducts === undefined || read.status === 'failed' || read.data?.length === 0) return null;
  return (
    <Shelf
      kind={kind}
      products={read.status === 'loading' ? null : read.data}
      messages={rest.messages}
      renderProduct={(other) => <ConnectedMiniProduct key={other.id} product={other} {...rest} />}
    />
  );
}
