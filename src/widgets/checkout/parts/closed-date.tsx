import { useEffect } from 'react';
import { useFormats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { checkoutContract } from '../checkout.contract';
import { checkoutLazyMessages } from '../checkout.lazy.messages';

interface ClosedDateProps {
  readonly date: string;
  /** The next date that can be had; null when none is. */
  readonly next: string | null;
  readonly overrides?: object;
  readonly onChoose: (date: string) => void;
}

/** The chosen date has closed; the next one is offered. */
export function ClosedDate({ date, next, overrides, onChoose }: ClosedDateProps) {
  const { m, fill } = useMessages(checkoutContract.name, checkoutLazyMessages, overrides);
  const formats = useFormats();
  const announce = useAnnounce();
  const title = fill(m.delivery.justClosed, { date: formats.weekdayDate(date) });
  const offer = next === null ? '' : fill(m.delivery.next, { date: formats.weekdayDate(next) });
  useEffect(() => announce(`${title} ${offer}`, { assertive: true }), [title, offer, announce]);
  return (
    <Banner
      tone="caution"
      title={title}
      action={
        next !== null && (
          <Button variant="secondary" size="sm" onClick={() => onChoose(next)}>
            {fill(m.delivery.takeNext, { date: formats.weekdayDate(next) })}
          </Button>
        )
      }
    >
      {offer}
    </Banner>
  );
}
