import { useId } from 'react';
import { formatInstant, todayOf } from '../../../rules';
import { useMessages } from '../../../runtime/react/use-messages';
import { Card, CardBody } from '../../../ui/card/card';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import { Heading } from '../../common/heading';
import { orderStatusMessages } from '../../common/order-status.messages';
import { OrderStatusGlyph, orderStatusText } from '../../common/order-status';
import type { DetailPartProps } from '../order-detail.view.types';

/** The steps the backend reported, and no other (decision 17). */
export function Steps({ order: { steps, timeZone, serverTime }, messages: { m }, formats }: DetailPartProps) {
  const titleId = useId();
  const names = useMessages('order-status', orderStatusMessages).m;
  return (
    <Card aria-labelledby={titleId} className="tf-order-detail-timeline">
      <CardBody>
        <VisuallyHidden>
          <Heading below={1} id={titleId}>{m.steps.title}</Heading>
        </VisuallyHidden>
        {steps.length === 0 ? (
          <p className="tf-muted">{m.steps.none}</p>
        ) : (
          <ol className="tf-order-detail-steps">
            {steps.map(({ status, at, by, note }, place) => (
              <li key={place} data-status={status} aria-current={place === steps.length - 1 ? 'step' : undefined}>
                <span className="tf-order-detail-mark"><OrderStatusGlyph status={status} /></span>
                <span className="tf-order-detail-step">
                  <span className="tf-medium">{orderStatusText(status, names)}</span>
                  <span className="tf-second tf-quiet">{formatInstant(at, formats.locale, { timeZone, today: todayOf({ serverTime, timeZone }), zoneName: false })}</span>
                  {note !== null && <span className="tf-second tf-muted"><bdi>{note}</bdi></span>}
                  {by !== null && <span className="tf-second tf-quiet"><bdi>{by}</bdi></span>}
                </span>
              </li>
            ))}
          </ol>
        )}
      </CardBody>
    </Card>
  );
}
