import { useMemo, useState } from 'react';
import { useSettings } from '../../../runtime/react/provider';
import { Button } from '../../../ui/button/button';
import { Link } from '../../../ui/link/link';
import { AddToListButton } from '../../common/add-to-list/add-to-list-button';
import { orderAvailabilityOf, repeatQuantity } from '../../common/ordering/order-availability.rules';
import { OrderControl } from '../../common/ordering/order-control';
import { StoppedAdd } from '../../common/ordering/stopped-add';
import type { OrderingPartProps } from '../product-details.types';

/**
 * Order control or the reason why ordering is not possible, the last order of the product, and the button for lists.
 */
export function BuyPanel({
  product,
  inCart,
  ordering,
  messages,
  formats,
}: OrderingPartProps & { readonly inCart: number }) {
  const { accountId, addPermission, actions, emit } = ordering;
  const { m, fill, plural } = messages;
  const { links } = useSettings();
  const { min } = product.quantityRule;
  const [quantityToAdd, setQuantityToAdd] = useState(min);
  const availability = orderAvailabilityOf(product, addPermission, inCart);
  const units = m.units[product.sellingUnit];
  const { lastOrdered: last } = product;
  const repeatedQuantity = availability === 'order' ? repeatQuantity(product, inCart) : null;
  const cartHref = inCart > 0 ? links.href({ to: 'cart' }) : null;
  const items = useMemo(
    () => [{ product, quantity: inCart > 0 ? inCart : quantityToAdd }],
    [product, inCart, quantityToAdd],
  );
  return (
    <div part="detail-buy" className="tf-detail-buy">
      <div part="detail-action" className="tf-detail-action">
        {availability === 'order' && (
          <OrderControl
            product={product}
            inCart={inCart}
            addQuantity={quantityToAdd}
            onAddQuantityChange={setQuantityToAdd}
            messages={m}
            addLabel={m.add}
            formats={formats}
            {...actions}
          />
        )}
        {availability === 'stopped' && typeof addPermission === 'object' && (
          <StoppedAdd condition={addPermission}>{m.add}</StoppedAdd>
        )}
        {availability === 'no-price' && <p className="tf-muted">{m.whenPriced}</p>}
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
          {repeatedQuantity !== null && (
            <Button variant="base" size="sm" onClick={() => actions.onAdd(product, repeatedQuantity)}>
              {fill(m.same, { quantity: plural(units, repeatedQuantity) })}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
