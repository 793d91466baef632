import { useEffect, useRef, useState } from 'react';
import { useFormats } from '../../../runtime/react/use-formats';
import { RadioTiles } from '../../../ui/checkbox/radio-tiles';
import { Button } from '../../../ui/button/button';
import { firstOpen, slotsAt } from '../checkout.rules';
import type { FormPartProps } from '../form-part.types';
import { lazyParts } from './lazy-parts';
import { useOrderBy } from '../use-order-by';

const ClosedDate = /* @__PURE__ */ lazyParts.part('ClosedDate');

/** So many dates are enough for most; the rest are a press away. */
const FIRST = 4;

/** The dates of the visit plan: closed ones say why, and the next one is offered when the chosen one closes. */
export function Dates({ form, checkout, messages, now, overrides }: FormPartProps) {
  const { m, fill } = messages;
  const { values: answers } = form;
  const formats = useFormats();
  const { orderBy } = useOrderBy({ checkout, messages, now, overrides });
  const [all, setAll] = useState(false);
  const tiles = useRef<HTMLDivElement>(null);
  const slots = slotsAt(checkout, answers, now());
  const chosen = slots.findIndex(({ date }) => date === answers.date);
  const closed = answers.date !== null && slots[chosen]?.open !== true;
  const next = closed ? firstOpen(slots) : null;
  const [group] = checkout.groups;
  const isPart = group !== undefined && answers.method === 'delivery' && answers.spread === 'groups';
  const label =
    answers.method === 'pickup'
      ? m.delivery.pickupDate
      : isPart
        ? fill(m.delivery.dateOf, { part: group.label })
        : m.delivery.date;
  const choose = (date: string) => {
    form.change({ date });
    form.show('date');
  };

  useEffect(() => {
    // The first of the dates that came is where the keyboard goes on.
    if (all) tiles.current?.querySelectorAll<HTMLElement>('input:not(:disabled)')[FIRST - 1]?.focus();
  }, [all]);

  if (slots.length === 0) return <p className="tf-muted">{m.delivery.noDates}</p>;
  const shown = all || chosen >= FIRST ? slots : slots.slice(0, FIRST);
  return (
    <div ref={tiles} className="tf-stack">
      {closed && answers.date !== null && (
        <ClosedDate date={answers.date} next={next} overrides={overrides} onChoose={choose} />
      )}
      <RadioTiles
        id={form.idOf('date')}
        tabIndex={-1}
        className="tf-checkout-dates"
        legend={label}
        value={answers.date}
        error={form.errorOf('date')}
        onValueChange={choose}
        options={shown.map((slot) => ({
          value: slot.date,
          label: formats.weekdayDate(slot.date),
          ...(slot.open
            ? { description: orderBy(slot, slot.date === answers.date) }
            : { disabledReason: slot.closed ?? m.delivery.closed }),
        }))}
      />
      {shown.length < slots.length && (
        <Button variant="base" size="sm" className="tf-checkout-start" onClick={() => setAll(true)}>
          {m.delivery.more}
        </Button>
      )}
    </div>
  );
}
