import type { CartLine } from '../../../domain';
import { useFormats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import { RadioTiles } from '../../../ui/checkbox/radio-tiles';
import { Field, FieldError } from '../../../ui/field/field';
import { NativeSelect } from '../../../ui/field/native-select';
import { checkoutContract } from '../checkout.contract';
import { withDeliveryMode } from '../checkout.lazy.rules';
import { type AdditionalPart, additionalParts, movable, type DeliveryMode } from '../checkout.rules';
import type { FormPartProps } from '../checkout.types';
import { checkoutLazyMessages } from '../checkout.lazy.messages';
import { useCutOffTime } from '../use-cut-off-time';

/** Choice between one delivery and several (decision 16). */
export function DeliveryModeChoice({
  form: { values: answers, change },
  checkout,
  now,
  spreads,
  overrides,
}: FormPartProps & { readonly spreads: readonly DeliveryMode[] }) {
  const { m } = useMessages(checkoutContract.name, checkoutLazyMessages, overrides);
  const names: Record<DeliveryMode, { readonly label: string; readonly description: string }> = {
    together: { label: m.spread.together, description: m.spread.togetherText },
    groups: { label: m.spread.groups, description: m.spread.groupsText },
    split: { label: m.spread.split, description: m.spread.splitText },
  };
  return (
    <RadioTiles
      legend={m.spread.legend}
      value={answers.spread}
      onValueChange={(value) =>
        change(withDeliveryMode(checkout, answers, spreads.find((known) => known === value) ?? 'together', now()))
      }
      options={spreads.map((value) => ({ value, ...names[value] }))}
    />
  );
}

/** Dates and products of the additional deliveries. */
export function AdditionalDates({ form, checkout, messages, now, overrides }: FormPartProps) {
  const { m, fill } = useMessages(checkoutContract.name, checkoutLazyMessages, overrides);
  const formats = useFormats();
  const { when } = useCutOffTime({ checkout, now });
  const { values: answers } = form;
  const later = additionalParts(checkout, answers, now());
  const error = form.errorOf('additionalDeliveries');
  const nameOf = ({ quantity, product }: CartLine) =>
    quantity === null
      ? product.name
      : fill(m.spread.times, { quantity: formats.number(quantity), product: product.name });
  const productsOf = ({ lineIds }: AdditionalPart) => {
    const ids = new Set(lineIds);
    const lines = checkout.cart.lines.filter(({ id }) => ids.has(id));
    const named = lines.map(nameOf);
    return new Intl.ListFormat(formats.locale, { style: 'narrow' }).format(named);
  };
  const move = (id: string, isLater: boolean) =>
    form.change({ moved: isLater ? [...answers.moved, id] : answers.moved.filter((other) => other !== id) });

  if (later.length === 0) return null;
  return (
    <div
      id={form.idOf('additionalDeliveries')}
      tabIndex={-1}
      part="checkout-additional"
      className="tf-stack tf-checkout-additional"
      data-gap="3"
    >
      {answers.spread === 'split' && (
        <fieldset className="tf-stack" data-gap="0">
          <legend className="tf-label tf-legend">{m.spread.later}</legend>
          {movable(checkout).map((line) => (
            <Checkbox
              key={line.id}
              checked={answers.moved.includes(line.id)}
              label={nameOf(line)}
              onCheckedChange={(checked) => move(line.id, checked)}
            />
          ))}
        </fieldset>
      )}
      {later.map((one) => (
        <Field
          key={one.key}
          label={one.label === null ? m.spread.secondDate : fill(messages.m.delivery.dateOf, { part: one.label })}
          hint={one.label === null ? undefined : productsOf(one)}
        >
          {(control) => (
            <NativeSelect
              {...control}
              aria-invalid={Boolean(error)}
              value={answers.laterDates[one.key] ?? ''}
              onValueChange={(date) => {
                form.change({ laterDates: { ...answers.laterDates, [one.key]: date === '' ? null : date } });
                form.show('additionalDeliveries');
              }}
              options={[
                { value: '', label: m.spread.choose },
                ...one.slots.map(({ date, cutOff, open, closedReason }) => ({
                  value: date,
                  disabled: !open,
                  label: open
                    ? fill(m.spread.dateBy, { date: formats.weekdayDate(date), when: when(cutOff) })
                    : [formats.weekdayDate(date), closedReason].filter(Boolean).join(' – '),
                })),
              ]}
            />
          )}
        </Field>
      ))}
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
