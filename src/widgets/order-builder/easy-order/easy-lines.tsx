import { forwardRef, useId } from 'react';
import { Plus, RotateCcw, X } from 'lucide';
import type { EasyOrder, Money } from '../../../domain';
import type { Formats } from '../../../runtime/react/use-formats';
import type { Messages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { Card } from '../../../ui/card/card-container';
import { Heading } from '../../common/heading';
import { orNotAvailable } from '../../common/not-available';
import { ProductPicture } from '../../common/product-image';
import { multiplyMoney } from '../../../rules';
import { QuantityField } from '../../common/quantity/quantity-field';
import type { orderBuilderLazyMessages } from '../order-builder.lazy.messages';
import { type Changes, quantityOf } from './easy-order.rules';
import { fullName } from '../../common/ordering/order-availability.rules';

interface EasyLinesProps {
  readonly easyOrder: EasyOrder;
  readonly changes: Changes;
  readonly lineTotals: Readonly<Record<string, Money | null>>;
  readonly isFinal: boolean;
  readonly messages: Messages<typeof orderBuilderLazyMessages>;
  readonly formats: Formats;
  /** True while no quantity can be changed. */
  readonly isDisabled: boolean;
  readonly onChange: (productId: string, quantity: number) => void;
  readonly onReset: () => void;
}

/** Lines of a proposal, each with its quantity and the reason why it is proposed. */
export const EasyLines = forwardRef<HTMLHeadingElement, EasyLinesProps>(function EasyLines(props, ref) {
  const { easyOrder, changes, messages, formats, isDisabled, onReset } = props;
  const { m, fill } = messages;
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} className="tf-easy-sheet">
      <header className="tf-card-header">
        <div className="tf-grow">
          <Heading below={1} className="tf-h2" id={titleId} ref={ref} tabIndex={-1}>
            {fill(m.easy.title, { date: formats.weekdayDate(easyOrder.deliveryDate) })}
          </Heading>
          <p className="tf-second tf-quiet">{m.easy.from}</p>
        </div>
        {Object.keys(changes).length > 0 && !isDisabled && (
          <Button variant="toolbar" icon={RotateCcw} onClick={onReset}>
            {m.easy.reset}
          </Button>
        )}
      </header>
      <ul role="list" aria-label={m.easy.products} part="easy-lines" className="tf-easy-lines">
        {easyOrder.lines.map((line) => (
          <EasyLine key={line.product.id} line={line} {...props} />
        ))}
      </ul>
    </Card>
  );
});

function EasyLine({
  line,
  changes,
  lineTotals,
  isFinal,
  messages,
  formats,
  isDisabled,
  onChange,
}: EasyLinesProps & { readonly line: EasyOrder['lines'][number] }) {
  const { m, fill } = messages;
  const { product, orders, substituteFor } = line;
  const quantity = quantityOf(line, changes);
  const { price } = product;
  // The amount of an unchanged line is computed from the product's price; that of a changed line is quoted by the
  // backend.
  const quotedAmount = changes[product.id] === undefined ? undefined : lineTotals[product.id];
  const amount =
    quotedAmount !== undefined ? quotedAmount : price.state === 'known' ? multiplyMoney(price.current, quantity) : null;
  const names = { product: fullName(product) };
  return (
    <li part="easy-line" className="tf-easy-line" data-excluded={quantity === 0 || undefined}>
      <ProductPicture product={product} size="sm" off={quantity === 0} />
      <span part="easy-name" className="tf-easy-name">
        <span className="tf-medium">{product.name}</span>
        <span className="tf-second tf-quiet">{product.packSize}</span>
        <span className="tf-second tf-quiet">
          {quantity === 0
            ? m.easy.leftOut
            : substituteFor !== null
              ? fill(m.easy.instead, { product: substituteFor })
              : orders === null
                ? null
                : fill(m.easy.regular, { orders: formats.number(orders) })}
        </span>
      </span>
      <span part="easy-amount" className="tf-easy-amount tf-medium" data-muted={!isFinal || undefined}>
        {quantity === 0 ? null : orNotAvailable(amount, formats.money)}
      </span>
      <span part="easy-quantity" className="tf-easy-quantity">
        {quantity === 0 ? (
          <Button
            variant="secondary"
            size="sm"
            icon={Plus}
            aria-disabled={isDisabled}
            onClick={() => onChange(product.id, line.quantity)}
          >
            {fill(m.easy.putBack, names)}
          </Button>
        ) : (
          <>
            <QuantityField
              size="sm"
              value={quantity}
              product={product}
              formats={formats}
              disabled={isDisabled}
              label={fill(m.easy.quantityOf, names)}
              decreaseLabel={fill(m.easy.less, names)}
              increaseLabel={fill(m.easy.more, names)}
              onValueChange={(next) => onChange(product.id, next)}
            />
            {!isDisabled && (
              <Button
                variant="toolbar"
                iconOnly
                icon={X}
                aria-label={fill(m.easy.leaveOut, names)}
                onClick={() => onChange(product.id, 0)}
              />
            )}
          </>
        )}
      </span>
    </li>
  );
}
