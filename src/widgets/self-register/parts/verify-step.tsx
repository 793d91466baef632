import type { RefObject } from 'react';
import { REGISTRATION_RECENT_ORDERS } from '../../../rules';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { RadioTiles } from '../../../ui/checkbox/radio-tiles';
import { Field } from '../../../ui/field/field';
import { TextInput } from '../../../ui/field/text-input';
import type { StepProps } from '../self-register.types';
import { allMethods } from '../self-register.rules';
import { MobileFields } from './mobile-fields';

export interface VerifyStepProps extends StepProps {
  readonly codeField: RefObject<HTMLInputElement | null>;
  readonly onSendCode: () => void;
  /** True while a new code is being requested. */
  readonly sending: boolean;
  readonly onVerifyAgain: () => void;
}

/** Verification of the account by one of three methods; after that, the verified account. */
export function VerifyStep(props: VerifyStepProps) {
  const {
    form: { values, idOf, errorOf, change },
    messages: { m, fill },
    onVerifyAgain,
  } = props;
  const { found, method, proof } = values;
  if (proof !== null) {
    return (
      <Banner
        tone="positive"
        title={fill(m.verify.done, { name: proof.name })}
        action={
          <Button variant="secondary" size="sm" onClick={onVerifyAgain}>
            {m.verify.anew}
          </Button>
        }
      >
        {fill(m.verify.doneText, { number: proof.number })}
      </Banner>
    );
  }
  const offered = found?.methods ?? [];
  const texts = {
    code: m.verify.codeText,
    invoice: fill(m.verify.invoiceText, { count: REGISTRATION_RECENT_ORDERS }),
    mobile: m.verify.mobileText,
  };
  return (
    <>
      {offered.length > 1 && (
        <RadioTiles
          id={idOf('method')}
          tabIndex={-1}
          legend={m.verify.legend}
          value={method}
          error={errorOf('method')}
          onValueChange={(value) => change({ method: allMethods.find((known) => known === value) ?? null }, 'method')}
          options={offered.map((one) => ({ value: one, label: m.verify[one], description: texts[one] }))}
        />
      )}
      <MethodFields {...props} />
    </>
  );
}

/** Fields of the chosen method. */
function MethodFields(props: VerifyStepProps) {
  const {
    form: {
      values: { method },
    },
    messages: { m },
  } = props;
  switch (method) {
    case 'code':
      return <SecretField {...props} field="code" label={m.verify.code} />;
    case 'invoice':
      return <SecretField {...props} field="invoiceNumber" label={m.verify.invoice} hint={m.verify.invoiceHint} />;
    case 'mobile':
      return <MobileFields {...props} />;
    case null:
      return null;
    default:
      return method satisfies never;
  }
}

interface SecretFieldProps extends StepProps {
  readonly field: 'code' | 'invoiceNumber';
  readonly label: string;
  readonly hint?: string;
}

const SecretField = ({ field, label, hint, form }: SecretFieldProps) => (
  <Field {...form.field(field)} className="tf-register-short" label={label} hint={hint}>
    {(control) => (
      <TextInput
        {...control}
        name={field}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        value={form.values.secrets[field]}
        onChange={({ target }) =>
          form.change(({ secrets }) => ({ secrets: { ...secrets, [field]: target.value } }), field)
        }
        onBlur={() => form.leave(field)}
      />
    )}
  </Field>
);
