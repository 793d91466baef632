import { useId } from 'react';
import { useFormats } from '../../../runtime/react/use-formats';
import { Card, CardBody, CardHeader } from '../../../ui/card/card';
import { Tag } from '../../../ui/tag/tag';
import { Heading, usePartLevel } from '../../common/heading';
import { LazyProductPicture } from '../../common/lazy-product-image';
import { orNotAvailable } from '../../common/not-available';
import { packAndSku } from '../../common/pack-and-sku';
import { type Truck, trucksOf } from '../order-placed.rules';
import type { OrderPartProps } from '../order-placed.view.types';
import type { LazyMessages } from '../use-lazy-messages';

type LinesProps = Pick<OrderPartProps, 'order'> & { readonly messages: LazyMessages };

/** The products, by the day they come on where they come on several. */
export function OrderLines({ order, messages }: LinesProps) {
  const { m, fill } = messages;
  const titleId = useId();
  const level = usePartLevel(1);
  const formats = useFormats();
  const trucks = trucksOf(order);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={m.lines.title} titleId={titleId} level={level} />
      <CardBody className="tf-stack" data-gap="4">
        {trucks.map(({ date, lines }, at) => (
          <section key={at} className="tf-stack">
            {trucks.length > 1 && date !== null && (
              <Heading below={2} className="tf-h3 tf-placed-day">
                {fill(m.lines.on, { date: formats.weekdayDate(date) })}
              </Heading>
            )}
            <ul role="list" className="tf-placed-lines">
              {lines.map((line) => (
                <Line key={line.id} line={line} messages={messages} />
              ))}
            </ul>
          </section>
        ))}
      </CardBody>
    </Card>
  );
}

function Line({ line: { product, quantity, total, free }, messages: { m, fill } }: { readonly line: Truck['lines'][number] } & Pick<LinesProps, 'messages'>) {
  const formats = useFormats();
  return (
    <li>
      <LazyProductPicture product={product} size="xs" off={false} />
      <span className="tf-grow tf-stack" data-gap="0">
        <span className="tf-medium">{product.name}</span>
        <span className="tf-second tf-quiet">{packAndSku(product, m.lines)}</span>
      </span>
      <span className="tf-quiet tf-number">{orNotAvailable(quantity, (known) => fill(m.lines.times, { quantity: formats.number(known) }))}</span>
      <span className="tf-medium tf-number tf-placed-amount">{free ? <Tag tone="positive">{m.lines.free}</Tag> : orNotAvailable(total, formats.money)}</span>
    </li>
  );
}
