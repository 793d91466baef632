import { useEffect, useId, useRef } from 'react';
import { formatPhone } from '../../../rules';
import { RichMessage } from '../../../runtime/react/rich-message';
import { joinFacts } from '../../../runtime/messages/join-facts';
import { Button } from '../../../ui/button/button';
import { Field } from '../../../ui/field/field';
import { TextInput } from '../../../ui/field/text-input';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { type Texted, withMobile } from '../self-register.rules';
import { useSecondsLeft } from '../use-seconds-left';
import type { VerifyStepProps } from './verify-step';

/** Verification by a phone that the account has on file: first its number, then the code that was sent to it. */
export function MobileFields(props: VerifyStepProps) {
  const {
    form: { values, field, change, leave },
    messages: { m, fill },
    phone,
  } = props;
  const { texted, mobileNumber, found } = values;
  if (texted !== null)
    return <TextedFields {...props} key={`${texted.challenge} ${texted.resendAt}`} texted={texted} />;
  const stop = found?.smsOptOutCode ?? null;
  return (
    <div className="tf-stack" data-gap="3">
      <Field
        {...field('mobileNumber')}
        className="tf-register-short"
        label={m.verify.mobile}
        hint={phone.skipFormat ? undefined : m.verify.phoneHint}
      >
        {(control) => (
          <TextInput
            {...control}
            type="tel"
            name="mobileNumber"
            dir="ltr"
            autoComplete="tel-national"
            required
            value={mobileNumber}
            onChange={({ target }) =>
              change(
                (before) => withMobile(before, phone.skipFormat ? target.value : formatPhone(target.value)),
                'mobileNumber',
              )
            }
            onBlur={() => leave('mobileNumber')}
          />
        )}
      </Field>
      <p className="tf-second tf-quiet">
        {m.verify.consent} {stop !== null && fill(m.verify.stop, { code: stop })}
      </p>
    </div>
  );
}

/** Field for the sent code, with its expiry and the time until a new code can be requested. */
function TextedFields({
  texted,
  form: { values: draft, idOf, errorOf, change, leave },
  messages: { m, fill, plural },
  codeField,
  onSendCode,
  sending,
}: VerifyStepProps & { readonly texted: Texted }) {
  const announce = useAnnounce();
  const wait = useId();
  const left = useSecondsLeft(texted.resendAt);
  const isOver = useSecondsLeft(texted.expiresAt) === 0;
  const sent = fill(m.verify.sent, { phone: draft.mobileNumber });
  const latest = useRef({ announce, sent, field: codeField });
  // Announced once while the code is being sent; its field has the focus.
  useEffect(() => {
    const { announce: say, sent: text, field } = latest.current;
    field.current?.focus();
    say(text);
  }, []);
  return (
    <div className="tf-register-texted">
      <div className="tf-row tf-wrap">
        <p className="tf-medium tf-grow">
          <RichMessage text={m.verify.sent} values={{ phone: <bdi className="tf-nowrap">{draft.mobileNumber}</bdi> }} />
        </p>
        <Button
          variant="base"
          size="sm"
          onClick={() => change((before) => withMobile(before, before.mobileNumber), 'mobileNumber')}
        >
          {m.verify.otherNumber}
        </Button>
      </div>
      <Field
        id={idOf('texted')}
        className="tf-register-short"
        label={m.verify.texted}
        hint={joinFacts([plural(m.verify.textedHint, texted.digits), plural(m.verify.goodFor, texted.minutes)])}
        error={errorOf('texted') ?? (isOver ? m.verify.over : undefined)}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={codeField}
            part="register-code"
            className="tf-register-code"
            name="one-time-code"
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            value={draft.secrets.texted}
            onChange={({ target }) =>
              change(({ secrets }) => ({ secrets: { ...secrets, texted: target.value } }), 'texted')
            }
            onBlur={() => leave('texted')}
          />
        )}
      </Field>
      <div className="tf-row tf-wrap">
        <Button
          variant="secondary"
          size="sm"
          busy={sending}
          aria-disabled={left > 0 || undefined}
          aria-describedby={left > 0 ? wait : undefined}
          onClick={onSendCode}
        >
          {m.verify.again}
        </Button>
        {left > 0 && (
          <span id={wait} className="tf-second tf-quiet">
            {plural(m.verify.againSoon, left)}
          </span>
        )}
      </div>
    </div>
  );
}
