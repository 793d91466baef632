import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Checkout, CheckoutAnswers, DeliveryMethod, DeliveryOption } from '../../../domain';
import { calendarDateIn, formatInstant, formatTime, instantMs, NOTES_MAX_LENGTH } from '../../../rules';
import type { Clock } from '../../../runtime/clock';
import { useFormats } from '../../../runtime/react/use-formats';
import { useWords, type Words } from '../../../runtime/react/use-words';
import { RadioTiles } from '../../../ui/check/radio-tiles';
import { Countdown } from '../../../ui/countdown/countdown';
import { CharacterCount } from '../../../ui/field/character-count';
import { Field } from '../../../ui/field/field';
import { TextArea } from '../../../ui/field/text-input';
import { commonMessages } from '../../common/common.messages';
import type { checkoutMessages } from '../checkout.messages';
import type { AnswerField, OpenSlot } from '../checkout.model';
import { fieldId } from '../use-checkout-form';
import { Section } from './section';

export interface FormPartProps {
  readonly form: UseFormReturn<CheckoutAnswers>;
  readonly checkout: Checkout;
  readonly words: Words<typeof checkoutMessages>;
  /** Start of the ids of this form's fields. */
  readonly prefix: string;
  readonly problem: (field: AnswerField) => string | undefined;
  readonly check: { readonly onLeave: (field: AnswerField) => void; readonly onType: (field: AnswerField) => void };
}

interface DeliverySectionProps extends FormPartProps {
  readonly slots: readonly OpenSlot[];
  readonly now: Clock;
  readonly onMethod: (method: DeliveryMethod) => void;
  /** A cut-off passed while the page was open. */
  readonly onCutOff: () => void;
}

/** How and when the goods come, and a note to whoever brings them. */
export function DeliverySection(props: DeliverySectionProps) {
  const { form, checkout, words, prefix, problem, check, slots, now, onMethod, onCutOff } = props;
  const { timeZone } = checkout;
  const { m, plural, fill } = words;
  const formats = useFormats();
  const common = useWords('common', commonMessages).m;
  const countId = useId();
  const { method, date, notes } = form.watch();
  const today = calendarDateIn(checkout.serverTime, timeZone) ?? undefined;

  const when = (slot: OpenSlot) => {
    if (slot.closed !== null) return slot.closed;
    const options = { timeZone, zoneName: false, today } as const;
    const isToday = calendarDateIn(slot.cutOff, timeZone) === today;
    return (
      <>
        {isToday
          ? fill(m.delivery.orderByToday, { time: formatTime(slot.cutOff, formats.locale, options) })
          : fill(m.delivery.orderBy, { when: formatInstant(slot.cutOff, formats.locale, options) })}
        {isToday && (
          <Countdown
            className="tf-checkout-left"
            until={instantMs(slot.cutOff) ?? 0}
            now={now}
            closed={m.delivery.closed}
            onClose={onCutOff}
            announce={(minutes) => plural(m.delivery.leftAloud, minutes)}
            format={({ days, hours, minutes, seconds }) =>
              fill(m.delivery.left, { time: [days * 24 + hours, twoDigits(minutes), twoDigits(seconds)].join(':') })
            }
          />
        )}
      </>
    );
  };

  return (
    <Section step={1} title={m.delivery.title}>
      {checkout.deliveries.length > 1 && (
        <RadioTiles
          legend={m.delivery.how}
          hideLegend
          value={method}
          onValueChange={(value) => onMethod(value === 'pickup' ? 'pickup' : 'delivery')}
          options={checkout.deliveries.map((option) => ({
            value: option.method,
            label: option.method === 'pickup' ? m.delivery.pickup : m.delivery.delivery,
            description: place(option),
          }))}
        />
      )}
      {slots.length === 0 ? (
        <p className="tf-muted">{m.delivery.noDates}</p>
      ) : (
        <RadioTiles
          id={fieldId(prefix, 'date')}
          tabIndex={-1}
          className="tf-checkout-dates"
          legend={method === 'pickup' ? m.delivery.pickupDate : m.delivery.date}
          value={date}
          error={problem('date')}
          onValueChange={(value) => form.setValue('date', value, { shouldDirty: true, shouldValidate: true })}
          options={slots.map((slot) => ({
            value: slot.date,
            label: formats.weekdayDate(slot.date),
            ...(slot.open ? { description: when(slot) } : { disabledReason: slot.closed ?? m.delivery.closed }),
          }))}
        />
      )}
      <Field
        id={fieldId(prefix, 'notes')}
        label={m.delivery.notes}
        optional={common.optional}
        error={problem('notes')}
      >
        {(control) => (
          <>
            <TextArea
              {...control}
              {...form.register('notes')}
              aria-describedby={[control['aria-describedby'], `${countId}-hint`, countId].filter(Boolean).join(' ')}
              onChange={(event) => {
                void form.register('notes').onChange(event);
                check.onType('notes');
              }}
              onBlur={() => check.onLeave('notes')}
            />
            <div className="tf-between">
              <p id={`${countId}-hint`} className="tf-hint">
                {m.delivery.notesHint}
              </p>
              <CharacterCount
                id={countId}
                used={notes.length}
                limit={NOTES_MAX_LENGTH}
                words={{ left: (count) => plural(m.delivery.charactersLeft, count), over: (count) => plural(m.delivery.charactersOver, count) }}
              />
            </div>
          </>
        )}
      </Field>
    </Section>
  );
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

const place = ({ label, address }: DeliveryOption): string =>
  [label, address?.street, address && [address.city, address.state, address.zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
