import { type ReactNode, useId } from 'react';
import { useMessages } from '../../../runtime/react/use-messages';
import { RadioTiles } from '../../../ui/checkbox/radio-tiles';
import { Field } from '../../../ui/field/field';
import { TextArea } from '../../../ui/field/text-input';
import { commonMessages } from '../../common/common.messages';
import { placeOf, withMethod } from '../checkout.rules';
import type { FormPartProps } from '../form-part.types';
import { lazyParts } from './lazy-parts';
import { Dates } from './dates';
import { Section } from './section';

const NoteCount = /* @__PURE__ */ lazyParts.part('NoteCount');
const PickupOnly = /* @__PURE__ */ lazyParts.part('PickupOnly');

interface DeliverySectionProps extends FormPartProps {
  /** Nobody whose address is known. */
  readonly isGuest: boolean;
  /** Asks whether everything comes at once. */
  readonly spread: ReactNode;
  /** The dates of what comes later. */
  readonly later: ReactNode;
}

/** How and when the goods come, and a note to whoever brings them. */
export function DeliverySection({ isGuest, spread, later, ...part }: DeliverySectionProps) {
  const { form, checkout, messages, now } = part;
  const { values: answers } = form;
  const { m } = messages;
  const common = useMessages('common', commonMessages).m;
  const countId = useId();
  const [only] = checkout.deliveries;
  const isPickup = answers.method === 'pickup';

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
            <span className="tf-muted tf-checkout-place">{placeOf(only)}</span>
            {isGuest && only.method === 'pickup' && <PickupOnly overrides={part.overrides} />}
          </p>
        )
      )}
      {spread}
      <Dates {...part} />
      {later}
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
    </Section>
  );
}
