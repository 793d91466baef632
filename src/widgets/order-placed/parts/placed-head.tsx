import { type RefObject, useState } from 'react';
import { CircleCheck, Download, Printer } from 'lucide';
import { useFormats } from '../../../runtime/react/use-formats';
import { useSettings } from '../../../runtime/react/provider';
import { Button, ButtonLink } from '../../../ui/button/button';
import { CopyButton } from '../../../ui/copy-button/copy-button';
import { Icon } from '../../../ui/icon/icon';
import { useIdlePrefetch } from '../../../ui/lazy/use-idle-prefetch';
import { useSaid } from '../../../ui/live-region/announcer';
import { Spoken } from '../../../ui/live-region/spoken';
import { Heading } from '../../common/heading';
import { orderPlacedContract } from '../order-placed.contract';
import { isProcessing, overStatus, trucksOf } from '../order-placed.rules';
import type { OrderPartProps } from '../order-placed.types';
import { loadOrderFile } from './lazy-parts';

const prefetchOrderFile = () => void loadOrderFile().catch(() => {});

interface PlacedHeadProps extends Pick<OrderPartProps, 'order' | 'messages' | 'overrides'> {
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly onPrint: () => void;
  readonly onDownloaded: (fileName: string) => void;
}

/** The number, the day, and what can be done with the whole order. */
export function PlacedHead({ order, messages, overrides, title, onPrint, onDownloaded }: PlacedHeadProps) {
  const { m, fill } = messages;
  const { links, locale, messages: laid } = useSettings();
  const productsHref = links.href({ to: 'products' });
  const [failed, setFailed] = useState(false);
  useIdlePrefetch(prefetchOrderFile);
  const download = () => {
    setFailed(false);
    const { name } = orderPlacedContract;
    loadOrderFile()
      .then(({ saveOrder }) => onDownloaded(saveOrder(order, [locale.messages[name], laid[name], overrides])))
      .catch(() => setFailed(true));
  };
  const { number } = order;
  const over = overStatus(order.status) !== null;
  const heading = number === '' ? m.titleUnnumbered : fill(over ? m.titleOver : m.title, { number });
  // The heading takes the focus as the page changes; a screen reader may be busy with the change and miss it.
  useSaid(heading);
  return (
    <header className="tf-placed-header">
      {!over && <Icon of={CircleCheck} size="lg" />}
      <div className="tf-grow">
        <div className="tf-placed-title">
          <Heading className="tf-h1" ref={title} tabIndex={-1}>
            {heading}
          </Heading>
          {number !== '' && <CopyButton text={number} label={m.copy} copied={m.copied} failed={m.copyFailed} />}
        </div>
        <When order={order} messages={messages} />
      </div>
      <div className="tf-placed-actions">
        <div className="tf-row tf-wrap">
          <Button variant="secondary" icon={Printer} onClick={onPrint}>
            {m.print}
          </Button>
          <Button variant="secondary" icon={Download} onClick={download}>
            {m.download}
          </Button>
          {productsHref !== null && <ButtonLink href={productsHref}>{m.products}</ButtonLink>}
        </div>
        {failed && (
          <p role="alert" className="tf-second tf-tone" data-tone="critical">
            {m.notDownloaded}
          </p>
        )}
      </div>
    </header>
  );
}

/** One line under the title: when it comes, or that the backend still works on it. */
function When({ order, messages: { m, fill } }: Pick<PlacedHeadProps, 'order' | 'messages'>) {
  const formats = useFormats();
  const trucks = trucksOf(order);
  const day = trucks[0]?.date ?? null;
  if (isProcessing(order)) {
    return <Spoken className="tf-muted">{m.processing}</Spoken>;
  }
  if (day === null || overStatus(order.status) !== null) return null;
  const date = formats.weekdayDate(day);
  return (
    <p className="tf-muted">
      {trucks.length > 1
        ? fill(m.severalDeliveries, { count: formats.number(trucks.length), date })
        : fill(order.method === 'pickup' ? m.pickup : m.delivery, { date })}
    </p>
  );
}
