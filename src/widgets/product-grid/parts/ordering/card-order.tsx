import { useState } from 'react';
import { Bookmark } from 'lucide';
import { useCartPart } from '../../../../runtime/react/use-cart';
import { Button } from '../../../../ui/button/button';
import { againOf, offerOf } from '../../product-grid.model';
import { LastOrdered, lastText, Why } from '../card-lines';
import { CardAction } from './card-action';
import type { CardOrderProps } from './ordering.types';

/** The foot of one card. It wakes when its own quantity in the cart changes, and for nothing else that happens there. */
export function CardOrder({ product, ordering, words, formats }: CardOrderProps) {
  const { cart, right, verbs } = ordering;
  const line = useCartPart(cart, ({ lines, byProduct }) => lines[byProduct[product.id] ?? '']);
  const adding = useCartPart(cart, ({ adds }) => adds[product.id]);
  const [wanted, setWanted] = useState(product.quantityRule.min);
  const inCart = line?.quantity ?? adding ?? 0;
  const offer = offerOf(product, right, inCart);
  const { m, fill, plural } = words;
  const names = { product: [product.name, product.packSize].filter(Boolean).join(', ') };
  const again = offer === 'order' && inCart === 0 ? againOf(product) : null;
  const last = lastText(product, words, formats);
  return (
    <>
      {again === null ? (
        <LastOrdered>{last}</LastOrdered>
      ) : (
        <button
          type="button"
          className="tf-micro tf-quiet tf-product-again"
          aria-label={fill(m.again, { last, ...names })}
          onClick={() => {
            setWanted(again);
            verbs.onAgain(product, again);
          }}
        >
          {last}
        </button>
      )}
      {verbs.onSave && (
        <Button
          variant="toolbar"
          iconOnly
          icon={Bookmark}
          className="tf-product-save"
          aria-label={fill(m.saveProduct, names)}
          aria-haspopup="dialog"
          onClick={() => verbs.onSave?.(product, inCart || wanted)}
        />
      )}
      {offer === 'order' && (
        <CardAction product={product} wanted={wanted} onWanted={setWanted} inCart={inCart} words={words} formats={formats} {...verbs} />
      )}
      {offer === 'in-cart-only' && <Why>{fill(m.inCart, { quantity: plural(m.units[product.sellingUnit], inCart) })}</Why>}
    </>
  );
}
