import { memo, useState } from 'react';
import { Plus } from 'lucide';
import { addMoney } from '../../../rules';
import type { CartCommands } from '../../../runtime/cart/cart.store';
import type { OptimisticTotals } from '../../../runtime/cart/cart.state';
import { type Emit, whenAllowed } from '../../../runtime/events';
import { useFormats } from '../../../runtime/react/use-formats';
import type { Messages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { CardHeader, CardList } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { LazyProductPicture } from '../../common/lazy-product-image';
import { usePartLevel } from '../../common/heading';
import type { cartLazyMessages } from '../cart.lazy.messages';
import type { TopUpProposal, ProposedItem } from '../cart.lazy.rules';
import type { CartActions } from '../cart-actions.store';
import type { CartEvents } from '../cart.types';

// A changed quantity changes the proposed quantities, not the products.
const Picture = memo(LazyProductPicture);

interface TopUpPanelProps {
  readonly cart: CartCommands;
  readonly actions: CartActions;
  readonly emit: Emit<CartEvents>;
  readonly onClosed: () => void;
  readonly proposal: TopUpProposal;
  readonly totals: OptimisticTotals;
  readonly messages: Messages<typeof cartLazyMessages>;
}

/** Usual products of the account that reach the minimum: the quantity of each, and a button that adds all. */
export function TopUpPanel({ cart, proposal, totals, actions, emit, onClosed, messages }: TopUpPanelProps) {
  const [busy, setBusy] = useState(false);
  const formats = useFormats();
  const level = usePartLevel(1);
  const { m, fill, plural } = messages;
  const { items, cases, value } = proposal;

  const toEventItems = (given: readonly Pick<ProposedItem, 'product' | 'quantity'>[]) =>
    given.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const reportAdded = (added: readonly Pick<ProposedItem, 'product' | 'quantity'>[]) => {
    actions.added(added);
    emit('top-up', { items: toEventItems(added) });
  };
  const addAll = async () => {
    setBusy(true);
    if (!(await emit('before-top-up', { items: toEventItems(items) }))) return setBusy(false);
    onClosed();
    const result = await cart.addMany(items);
    setBusy(false);
    if (result.outcome === 'failed' || result.outcome === 'unknown')
      return actions.notAdded(result.outcome === 'failed' ? result.error.code : 'timeout', items);
    const adjustments = result.outcome === 'partial' ? result.items : [];
    if (adjustments.length > 0)
      actions.notAdded(
        adjustments[0]?.reason ?? 'not-added',
        items.filter(({ product }) => adjustments.some(({ productId }) => productId === product.id)),
      );
    reportAdded(
      items.flatMap((item) => {
        const adjustment = adjustments.find(({ productId }) => productId === item.product.id);
        const quantity = adjustment?.quantity ?? item.quantity;
        return quantity > 0 ? [{ ...item, quantity }] : [];
      }),
    );
  };
  const addOne = (item: ProposedItem) =>
    whenAllowed(emit('before-top-up', { items: toEventItems([item]) }), () => {
      if (items.length === 1) onClosed();
      cart.add(item.product, item.quantity);
      reportAdded([item]);
    });

  const then = plural(m.topUp.cases, totals.countedCases + cases);
  const total = value && totals.subtotal && addMoney(totals.subtotal, value);
  return (
    <Card className="tf-cart-gap" aria-label={m.topUp.title}>
      <CardHeader title={m.topUp.title} level={level} description={m.topUp.text}>
        <Button variant="secondary" icon={Plus} busy={busy} busyLabel={m.topUp.adding} onClick={() => void addAll()}>
          {plural(m.topUp.all, cases)}
        </Button>
      </CardHeader>
      <CardList>
        {items.map((item) => (
          <li part="cart-substitute" className="tf-cart-substitute" key={item.product.id}>
            <Picture product={item.product} size="sm" />
            <span part="cart-name" className="tf-cart-name">
              <span className="tf-medium">{item.product.name}</span>
              <span className="tf-second tf-quiet">{item.product.packSize}</span>
              {item.quantity !== item.usual && (
                <span className="tf-second tf-quiet">
                  {fill(m.topUp.usual, { quantity: formats.number(item.usual) })}
                </span>
              )}
            </span>
            {item.product.price.state === 'known' && (
              <span className="tf-number">{formats.money(item.product.price.current)}</span>
            )}
            <Button
              variant="secondary"
              size="sm"
              icon={Plus}
              aria-label={fill(m.topUp.oneOf, { quantity: formats.number(item.quantity), product: item.product.name })}
              aria-disabled={busy}
              onClick={() => void addOne(item)}
            >
              {fill(m.topUp.one, { quantity: formats.number(item.quantity) })}
            </Button>
          </li>
        ))}
      </CardList>
      <p className="tf-cart-after tf-second tf-quiet">
        {total === null
          ? fill(m.topUp.afterCases, { cases: then })
          : fill(m.topUp.after, { cases: then, total: formats.money(total) })}
      </p>
    </Card>
  );
}
