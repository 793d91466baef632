import type { CheckoutField, CheckoutFieldAnswer } from '../../../domain';
import { answerTo, checkoutFieldName } from '../../../rules';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { type Messages, useMessages } from '../../../runtime/react/use-messages';
import { CharacterCount } from '../../../ui/field/character-count';
import { Field, type FieldControl } from '../../../ui/field/field';
import { NativeSelect } from '../../../ui/field/native-select';
import { TextArea, TextInput } from '../../../ui/field/text-input';
import { commonMessages } from '../../common/common.messages';
import { checkoutContract } from '../checkout.contract';
import { checkoutLazyMessages } from '../checkout.lazy.messages';
import { offeredFields } from '../checkout.lazy.rules';
import type { FormPartProps } from '../checkout.types';
import { FileField } from './file-field';
import { Section } from '../parts/section';

interface FieldsSectionProps extends FormPartProps {
  readonly accountId: string | null;
  /** Whether the order is being placed, so that no file can be uploaded. */
  readonly locked: boolean;
}

/** The store's own fields, such as a cost center or a permit. Their answers travel with the order. */
export function FieldsSection({ form, checkout, overrides, accountId, locked }: FieldsSectionProps) {
  const adapter = useAdapter();
  const messages = useMessages(checkoutContract.name, checkoutLazyMessages, overrides);
  const common = useMessages('common', commonMessages).m;
  const fields = offeredFields(checkout, adapter.checkout?.upload !== undefined);
  if (fields.length === 0) return null;
  return (
    <Section title={messages.m.fields.title}>
      <div part="checkout-fields" className="tf-checkout-fields">
        {fields.map((field) => {
          const name = checkoutFieldName(field);
          const answer = answerTo(field, form.values.fields);
          const change = (next: Omit<CheckoutFieldAnswer, 'id'> | null) =>
            form.change(
              ({ fields: before }) => ({
                fields: [
                  ...before.filter(({ id }) => id !== field.id),
                  ...(next === null ? [] : [{ id: field.id, ...next }]),
                ],
              }),
              name,
            );
          const optional = field.required ? undefined : common.optional;
          if (field.kind === 'file')
            return (
              <FileField
                key={field.id}
                field={field}
                {...form.field(name)}
                optional={optional}
                answer={answer}
                accountId={accountId}
                locked={locked}
                messages={messages}
                onChange={change}
                onRunning={(isRunning) =>
                  form.change(({ uploading }) => ({
                    uploading: [...uploading.filter((id) => id !== field.id), ...(isRunning ? [field.id] : [])],
                  }))
                }
              />
            );
          return (
            <Field
              key={field.id}
              {...form.field(name)}
              data-wide={(field.kind === 'text' && field.multiline) || undefined}
              label={field.label}
              hint={field.hint}
              optional={optional}
            >
              {(control) => (
                <FieldInput
                  field={field}
                  control={control}
                  value={answer?.value ?? ''}
                  messages={messages}
                  onChange={(value) => change(value === '' ? null : { value })}
                  onBlur={() => form.leave(name)}
                />
              )}
            </Field>
          );
        })}
      </div>
    </Section>
  );
}

interface FieldInputProps {
  readonly field: Exclude<CheckoutField, { kind: 'file' }>;
  readonly control: FieldControl;
  /** Empty if there is no answer. */
  readonly value: string;
  readonly messages: Messages<typeof checkoutLazyMessages>;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** Control of a text, a choice or a date. */
function FieldInput({ field, control, value, messages: { m, plural }, onChange, onBlur }: FieldInputProps) {
  const { required } = field;
  const shared = { ...control, name: checkoutFieldName(field), required, value, onBlur };
  const typed = {
    ...shared,
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
  };
  if (field.kind === 'choice')
    return (
      <NativeSelect
        {...shared}
        onValueChange={onChange}
        options={[{ value: '', label: required ? m.fields.option : m.fields.noOption }, ...field.options]}
      />
    );
  if (field.kind === 'date')
    return <TextInput {...typed} type="date" min={field.min ?? undefined} max={field.max ?? undefined} />;
  if (!field.multiline) return <TextInput {...typed} dir="auto" autoComplete="off" />;
  const countId = `${control.id}-count`;
  return (
    <>
      <TextArea
        {...typed}
        dir="auto"
        aria-describedby={[control['aria-describedby'], countId].filter(Boolean).join(' ')}
      />
      <CharacterCount
        id={countId}
        used={value.trim().length}
        limit={field.maxLength}
        labels={{
          left: (count) => plural(m.delivery.charactersLeft, count),
          over: (count) => plural(m.delivery.charactersOver, count),
        }}
      />
    </>
  );
}
