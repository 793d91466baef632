import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { orderRequirements } from '../../../rules';
import { useFormats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { RadioTiles } from '../../../ui/checkbox/radio-tiles';
import { Field } from '../../../ui/field/field';
import { TextArea } from '../../../ui/field/text-input';
import { commonMessages } from '../../common/common.messages';
import { firstOpen, placeOf, slotsAt, withMethod } from '../checkout.rules';
import type { FormPartProps } from '../checkout.types';
import { useOrderBy } from '../use-order-by';
import { lazyParts } from './lazy-parts';
import { Section } from './section';

const NoteCount = /* @__PURE__ */ lazyParts.part('NoteCount');
const PickupOnly = /* @__PURE__ */ lazyParts.part('PickupOnly');

interface DeliverySectionProps extends FormPartProps {
  /** Whether the buyer is a guest, whose address is unknown. */
  readonly isGuest: boolean;
  /** Choice between one delivery and several. */
  readonly spread: ReactNode;
  /** Dates of the additional deliveries. */
  readonly later: ReactNode;
}

/** Delivery method, dates and a note to the driver or the depot. */
export function DeliverySection({ isGuest, spread, later, ...part }: DeliverySectionProps) {
  const { form, checkout, messages, now } = part;
  const { values: answers } = form;
  const { m } = messages;
  const common = useMessages('common', commonMessages).m;
  const countId = useId();
  const [only] = checkout.deliveries;
  const isPickup = answers.method === 'pickup';
  const requirements = orderRequirements(checkout);

  return (
    <Section title={m.delivery.title}>
      {checkout.deliveries.length > 1 ? (
        <RadioTiles
          legend={m.delivery.how}
          hideLegend
          value={answers.method}
          onValueChange={(value) =>
            form.change(withMethod(checkout, answers, value === 'pickup' ? 'pickup' : 'delivery', now()))
          }
          options={checkout.deliveries.map((option) => ({
            value: option.method,
            label: option.method === 'pickup' ? m.delivery.pickup : m.delivery.delivery,
            description: placeOf(option),
          }))}
        />
      ) : (
        only && (
          <p>
            <span className="tf-medium">{only.method === 'pickup' ? m.delivery.pickup : m.delivery.delivery}</span>{' '}
            <span part="checkout-place" className="tf-muted tf-checkout-place">
              {placeOf(only)}
            </span>
            {isGuest && only.method === 'pickup' && <PickupOnly overrides={part.overrides} />}
          </p>
        )
      )}
      {spread}
      {requirements.deliveryDate !== 'off' && <Dates {...part} />}
      {later}
      {requirements.notes !== 'off' && (
        <Field
          {...form.field('notes')}
          label={isPickup ? m.delivery.pickupNotes : m.delivery.notes}
          optional={common.optional}
        >
          {(control) => (
            <>
              <TextArea
                {...control}
                {...form.input('notes')}
                name="notes"
                dir="auto"
                aria-describedby={[control['aria-describedby'], `${countId}-hint`, countId].filter(Boolean).join(' ')}
              />
              <div className="tf-between">
                <p id={`${countId}-hint`} className="tf-hint">
                  {isPickup ? m.delivery.pickupNotesHint : m.delivery.notesHint}
                </p>
                <NoteCount id={countId} used={answers.notes.length} overrides={part.overrides} />
              </div>
            </>
          )}
        </Field>
      )}
    </Section>
  );
}

const ClosedDate = /* @__PURE__ */ lazyParts.part('ClosedDate');

/** Number of dates shown at first; a button shows the others. */
const INITIAL_DATES = 4;

/** Dates of the visit plan. A closed date shows its reason, and when the chosen one closes, the next one is offered. */
function Dates({ form, checkout, messages, now, overrides }: FormPartProps) {
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
    // The focus moves to the first of the added dates.
    if (all) tiles.current?.querySelectorAll<HTMLElement>('input:not(:disabled)')[INITIAL_DATES - 1]?.focus();
  }, [all]);

  if (slots.length === 0) return <p className="tf-muted">{m.delivery.noDates}</p>;
  const visibleSlots = all || chosen >= INITIAL_DATES ? slots : slots.slice(0, INITIAL_DATES);
  return (
    <div ref={tiles} className="tf-stack">
      {closed && answers.date !== null && (
        <ClosedDate date={answers.date} next={next} overrides={overrides} onChoose={choose} />
      )}
      <RadioTiles
        id={form.idOf('date')}
        tabIndex={-1}
        part="checkout-dates"
        className="tf-checkout-dates"
        legend={label}
        value={answers.date}
        error={form.errorOf('date')}
        onValueChange={choose}
        options={visibleSlots.map((slot) => ({
          value: slot.date,
          label: formats.weekdayDate(slot.date),
          ...(slot.open
            ? { description: orderBy(slot, slot.date === answers.date) }
            : { disabledReason: slot.closedReason ?? m.delivery.closed }),
        }))}
      />
      {visibleSlots.length < slots.length && (
        <Button variant="base" size="sm" className="tf-checkout-start" onClick={() => setAll(true)}>
          {m.delivery.more}
        </Button>
      )}
    </div>
  );
}
