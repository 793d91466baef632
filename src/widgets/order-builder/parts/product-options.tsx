import type { Product } from '../../../domain';
import { PackAndSku } from '../../common/pack-and-sku';
import type { BuilderPartProps } from '../order-builder.types';

interface ProductOptionsProps extends Pick<BuilderPartProps, 'messages'> {
  readonly id: string;
  readonly options: readonly Product[];
  /** Index of the option that the arrow keys selected; -1 if none is. */
  readonly active: number;
  readonly onPick: (product: Product) => void;
}

/** Listbox of the products found for a typed name. The focus stays in the text field. */
export function ProductOptions({ id, options, active, messages: { m }, onPick }: ProductOptionsProps) {
  return (
    <ul role="listbox" id={id} aria-label={m.options} className="tf-builder-options">
      {options.map((product, index) => (
        // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- the input has the focus and handles the keys; a click picks
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
