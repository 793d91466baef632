import type { Product } from '../../../domain';
import { PackAndSku } from '../../common/pack-and-sku';
import type { BuilderGiven } from '../order-builder.types';

interface ProductOptionsProps extends Pick<BuilderGiven, 'messages'> {
  readonly id: string;
  readonly options: readonly Product[];
  /** Which one the arrow keys are on; -1 for none. */
  readonly active: number;
  readonly onPick: (product: Product) => void;
}

/** What was found for a typed name. The field above has the focus. */
export function ProductOptions({ id, options, active, messages: { m }, onPick }: ProductOptionsProps) {
  return (
    <ul role="listbox" id={id} aria-label={m.options} className="tf-builder-options">
      {options.map((product, index) => (
        // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- the input has the focus and the keys; a press picks
        <li
          key={product.id}
          role="option"
          id={`${id}-${index}`}
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(product)}
        >
          <span className="tf-medium">{product.name}</span>
          <PackAndSku product={product} />
          {product.stock.label === 'out-of-stock' && (
            <span className="tf-second tf-tone" data-tone="critical">
              {m.outOfStock}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
