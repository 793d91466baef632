import { memo, useEffect, useId, useMemo, useState } from 'react';
import type { Product } from '../../../../domain';
import { fill } from '../../../../runtime/messages/messages';
import { useSettings } from '../../../../runtime/react/provider';
import { useAdapter } from '../../../../runtime/react/use-adapter';
import { useCart } from '../../../../runtime/react/use-cart';
import { useRead } from '../../../../runtime/react/use-read';
import { Button } from '../../../../ui/button/button';
import { Link } from '../../../../ui/link/link';
import { Skeleton, SkeletonShape } from '../../../../ui/skeleton/skeleton';
import { AddToListButton } from '../../../common/add-to-list/add-to-list-button';
import { Heading } from '../../../common/heading';
import { LazyCartToasts } from '../../../common/lazy-cart-toasts';
import { fullName, orderAvailabilityOf, repeatQuantity } from '../../../common/ordering/order-availability.rules';
import { OrderControl } from '../../../common/ordering/order-control';
import { StoppedAdd } from '../../../common/ordering/stopped-add';
import { useInCart, useOrderActions } from '../../../common/ordering/use-order-actions';
import { ProductPicture } from '../../../common/product-image';
import { PriceLine, StockLine } from '../price-line';
import type { Ordering, OrderingHostProps, OrderingPartProps, ShelfKind } from '../../product-details.types';

/** The cart behind the product: its verbs, and the outcome of edits. */
export function OrderingHost({ accountId, hasCart, right, messages, emit, onOrdering }: OrderingHostProps) {
  const cart = useCart(accountId, hasCart);
  const { verbs, removed, onRemovedGone } = useOrderActions(cart, messages, emit);
  const ordering = useMemo<Ordering>(
    () => ({ accountId, cart, right, verbs, emit, BuyPanel, Shelf }),
    [accountId, cart, right, verbs, emit],
  );
  useEffect(() => onOrdering(ordering), [onOrdering, ordering]);
  return <LazyCartToasts cart={cart} removed={removed} onRemovedGone={onRemovedGone} />;
}

/** Ordering the product, or why that is not possible; what was ordered last; and the way onto a list. */
function BuyPanel({ product, ordering, messages, formats }: OrderingPartProps) {
  const { accountId, cart, right, verbs, emit } = ordering;
  const { m, fill, plural } = messages;
  const { links } = useSettings();
  const { min } = product.quantityRule;
  const [wanted, setWanted] = useState(min);
  const inCart = useInCart(cart, product.id);
  const offer = orderAvailabilityOf(product, right, inCart);
  const units = m.units[product.sellingUnit];
  const { lastOrdered: last } = product;
  const again = offer === 'order' ? repeatQuantity(product, inCart) : null;
  const cartHref = inCart > 0 ? links.href({ to: 'cart' }) : null;
  const items = useMemo(() => [{ product, quantity: inCart > 0 ? inCart : wanted }], [product, inCart, wanted]);
  return (
    <div className="tf-detail-buy">
      <div className="tf-detail-action">
        {offer === 'order' && (
          <OrderControl
            product={product}
            inCart={inCart}
            wanted={wanted}
            onWanted={setWanted}
            messages={m}
            addLabel={m.add}
            formats={formats}
            {...verbs}
          />
        )}
        {offer === 'stopped' && typeof right === 'object' && <StoppedAdd condition={right}>{m.add}</StoppedAdd>}
        {offer === 'no-price' && <p className="tf-muted">{m.whenPriced}</p>}
        <AddToListButton items={items} accountId={accountId} onAdded={(added) => void emit('list-add', added)} />
      </div>
      {inCart > 0 && (
        <p className="tf-second tf-detail-in">
          <span className="tf-medium">{fill(m.inCart, { quantity: plural(units, inCart) })}</span>
          {cartHref !== null && (
            <Link href={cartHref} alone>
              {m.seeCart}
            </Link>
          )}
        </p>
      )}
      {last !== null && (
        <p className="tf-detail-last">
          <span className="tf-second tf-quiet">
            {fill(m.last, { quantity: plural(units, last.quantity), date: formats.day(last.date) })}
          </span>
          {again !== null && (
            <Button variant="base" size="sm" onClick={() => verbs.onAdd(product, again)}>
              {fill(m.same, { quantity: plural(units, again) })}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

const methods = { instead: 'substitutes', related: 'related' } as const;
const none: readonly Product[] = [];
/** Most products on one shelf. */
const MOST = 6;

/** Other products beside this one. The page does not need them: a shelf that is empty or does not load is left out. */
function Shelf({ kind, product, ordering, messages, formats }: OrderingPartProps & { readonly kind: ShelfKind }) {
  const { accountId } = ordering;
  const { m } = messages;
  const { catalog } = useAdapter();
  const { locale } = useSettings();
  const titleId = useId();
  const ask = catalog?.[methods[kind]];
  const [read] = useRead({
    method: `catalog.${methods[kind]}`,
    args: { productId: product.id },
    accountId,
    enabled: ask !== undefined,
    read: (options) =>
      ask?.({ productId: product.id, accountId, locale: locale.tag }, options) ?? Promise.resolve(none),
  });
  if (ask === undefined || read.status === 'failed' || read.data?.length === 0) return null;
  return (
    <section className="tf-detail-shelf" data-kind={kind} aria-labelledby={titleId}>
      <Heading below={1} className={kind === 'related' ? 'tf-h2' : 'tf-h3'} id={titleId}>
        {m[kind].title}
      </Heading>
      {read.status === 'loading' ? (
        <Skeleton label={m[kind].loading}>
          <div className="tf-detail-minis">
            {[0, 1, 2].map((at) => (
              <SkeletonShape key={at} shape="block" className="tf-detail-mini-skeleton" />
            ))}
          </div>
        </Skeleton>
      ) : (
        <ul role="list" className="tf-detail-minis">
          {read.data.slice(0, MOST).map((other) => (
            <MiniProduct key={other.id} product={other} ordering={ordering} messages={messages} formats={formats} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Another product, small: it leads to its own page where the host has one, and can be ordered from here. */
const MiniProduct = memo(function MiniProduct({ product, ordering, messages, formats }: OrderingPartProps) {
  const { cart, right, verbs } = ordering;
  const { m } = messages;
  const { links } = useSettings();
  const [wanted, setWanted] = useState(product.quantityRule.min);
  const inCart = useInCart(cart, product.id);
  const href = links.href({ to: 'product', id: product.id });
  const offer = orderAvailabilityOf(product, right, inCart);
  return (
    <li className="tf-detail-mini" data-in-cart={inCart > 0 || undefined}>
      <ProductPicture product={product} size="md" loading="lazy" />
      <div className="tf-detail-mini-body">
        <Heading below={2} className="tf-h3">
          {href === null ? (
            product.name
          ) : (
            <Link href={href} alone>
              {product.name}
            </Link>
          )}
        </Heading>
        <p className="tf-second tf-quiet">{product.packSize}</p>
        {product.price.state !== 'hidden' && <PriceLine product={product} messages={messages} formats={formats} />}
        <StockLine product={product} messages={messages} formats={formats} />
      </div>
      {offer === 'order' && (
        <div className="tf-detail-action">
          <OrderControl
            product={product}
            inCart={inCart}
            wanted={wanted}
            onWanted={setWanted}
            messages={m}
            addLabel={m.addShort}
            addName={fill(m.addProduct, { product: fullName(product) })}
            addVariant="secondary"
            formats={formats}
            {...verbs}
          />
        </div>
      )}
    </li>
  );
});
