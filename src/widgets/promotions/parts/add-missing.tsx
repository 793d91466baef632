import { useId, useState } from 'react';
import { ShoppingCart } from 'lucide';
import type { Promotion } from '../../../domain';
import type { CartRuntime } from '../../../runtime/cart/cart.store';
import { useCartSelector } from '../../../runtime/react/use-cart';
import { Button } from '../../../ui/button/button';
import { Field } from '../../../ui/field/field';
import { NativeSelect } from '../../../ui/field/native-select';
import { canAdd, quantityToAdd } from '../promotions.rules';
import type { PromotionsMessages } from '../promotions.view';
import type { Adding } from './use-add';

interface AddMissingProps {
  readonly promotion: Promotion;
  readonly missing: number;
  readonly cart: CartRuntime;
  readonly messages: PromotionsMessages;
  readonly adding: Adding;
}

/** Adds what is missing, of the product the buyer chooses where several count. */
export function AddMissing({ promotion: { products }, missing, cart, messages: { m, fill, plural }, adding }: AddMissingProps) {
  const able = products.filter(canAdd);
  const [chosen, setChosen] = useState<string | null>(null);
  const whatId = useId();
  const product = able.find(({ id }) => id === chosen) ?? able[0];
  const had = useCartSelector(cart, ({ lines, byProduct, adds }) =>
    product === undefined ? 0 : (lines[byProduct[product.id] ?? '']?.quantity ?? adds[product.id] ?? 0));
  const quantity = product === undefined ? null : quantityToAdd(product, missing, had);
  if (product === undefined || quantity === null) return null;
  const cases = plural(m.cases, quantity);
  return (
    <div className="tf-promotion-add">
      {able.length > 1 ? (
        <Field label={m.add.which} className="tf-grow">
          {(control) => (
            <NativeSelect {...control} value={product.id} onValueChange={setChosen} options={able.map(({ id, name, packSize }) => ({ value: id, label: `${name}, ${packSize}` }))} />
          )}
        </Field>
      ) : (
        <span id={whatId} className="tf-second tf-muted tf-grow">{product.name}</span>
      )}
      <Button
        variant="secondary"
        icon={ShoppingCart}
        aria-label={adding.busy ? undefined : fill(m.add.named, { cases, product: product.name })}
        busy={adding.busy}
        busyLabel={m.add.adding}
        onClick={() => void adding.add(product, quantity)}
      >
        {fill(m.add.missing, { cases })}
      </Button>
    </div>
  );
}
