import type { RefObject } from 'react';
import { REGISTRATION_RECENT_ORDERS } from '../../../rules';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { RadioTiles } from '../../../ui/checkbox/radio-tiles';
import { Field } from '../../../ui/field/field';
import { TextInput } from '../../../ui/field/text-input';
import type { StepProps } from '../register.view.types';
import { allMethods } from '../self-register.rules';
import { MobileFields } from './mobile-fields';

export interface VerifyStepProps extends StepProps {
  readonly codeField: RefObject<HTMLInputElement | null>;
  readonly onSendCode: () => void;
  /** Asked for a new code right now. */
  readonly sending: boolean;
  readonly onVerifyAnew: () => void;
}

/** One of three ways to show that the account is theirs; once it is shown, which account it is. */
export function VerifyStep(props: VerifyStepProps) {
  const { draft, messages: { m, fill }, change, idOf, errorOf, onVerifyAnew } = props;
  const { found, method, proof } = draft;
  if (proof !== null) {
    return (
      <Banner
        tone="positive"
        title={fill(m.verify.done, { name: proof.name })}
        action={
          <Button variant="secondary" size="sm" onClick={onVerifyAnew}>
            {m.verify.anew}
          </Button>
        }
      >
        {fill(m.verify.doneText, { number: proof.number })}
      </Banner>
    );
  }
  const offered = found?.methods ?? [];
  const texts = { code: m.verify.codeText, invoice: fill(m.verify.invoiceText, { count: REGISTRATION_RECENT_ORDERS }), mobile: m.verify.mobileText };
  return (
    <>
      {offered.length > 1 && (
        <RadioTiles
          id={idOf('method')}
          tabIndex={-1}
          legend={m.verify.legend}
          value={method}
          error={errorOf('method')}
          onValueChange={(value) => change('method', (before) => ({ ...before, method: allMethods.find((known) => known === value) ?? null }))}
          options={offered.map((one) => ({ value: one, label: m.verify[one], description: texts[one] }))}
        />
      )}
      <MethodFields {...props} />
    </>
  );
}

/** What the chosen way asks for. */
function MethodFields(props: VerifyStepProps) {
  const { draft: { method }, messages: { m } } = props;
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

const SecretField = ({ field, label, hint, secrets, keepSecret, onLeave, idOf, errorOf }: SecretFieldProps) => (
  <Field id={idOf(field)} className="tf-register-short" label={label} hint={hint} error={errorOf(field)}>
    {(control) => (
      <TextInput
        {...control}
        name={field}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        value={secrets[field]}
        onChange={({ target }) => keepSecret(field, target.value)}
        onBlur={() => onLeave(field)}
      />
    )}
  </Field>
);
