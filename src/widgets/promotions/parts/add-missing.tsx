import { useId } from 'react';
import { ShoppingCart } from 'lucide';
import type { Product } from '../../../domain';
import { Button } from '../../../ui/button/button';
import { Field } from '../../../ui/field/field';
import { NativeSelect } from '../../../ui/field/native-select';
import type { PromotionsMessages } from '../promotions.view';
import type { Adding } from './use-add';

export interface AddMissingProps {
  /** Qualifying products that can be added. */
  readonly products: readonly Product[];
  /** The product to add; `quantity` is the missing amount. */
  readonly product: Product;
  readonly quantity: number;
  readonly messages: PromotionsMessages;
  readonly adding: Adding;
  readonly onChoose: (productId: string) => void;
}

/** Adds the missing quantity. If several products qualify, the buyer chooses one. */
export function AddMissing({ products, product, quantity, messages, adding, onChoose }: AddMissingProps) {
  const { m, fill, plural } = messages;
  const whatId = useId();
  const cases = plural(m.cases, quantity);
  return (
    <div part="promotion-add" className="tf-promotion-add">
      {products.length > 1 ? (
        <Field label={m.add.which} className="tf-grow">
          {(control) => (
            <NativeSelect
              {...control}
              value={product.id}
              onValueChange={onChoose}
              options={products.map(({ id, name, packSize }) => ({ value: id, label: `${name}, ${packSize}` }))}
            />
          )}
        </Field>
      ) : (
        <span id={whatId} className="tf-second tf-muted tf-grow">
          {product.name}
        </span>
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
