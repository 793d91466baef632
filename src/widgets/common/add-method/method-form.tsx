import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Lock } from 'lucide';
import { NICKNAME_MAX_LENGTH, nicknameProblem } from '../../../rules';
import type { CommitState } from '../../../runtime/commit/commit.types';
import type { PortCommit } from '../../../runtime/commit/port-commit';
import type {
  PaymentFieldError,
  PaymentFields,
  PaymentKind,
  PaymentToken,
} from '../../../runtime/payment/payment-fields.types';
import type { PaymentReturn } from '../../../runtime/payment/payment-return';
import { useUnsaved } from '../../../runtime/react/use-unsaved';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import { RadioTiles } from '../../../ui/checkbox/radio-tiles';
import { Field } from '../../../ui/field/field';
import { TextInput } from '../../../ui/field/text-input';
import { useForm } from '../../../ui/form/use-form';
import { Icon } from '../../../ui/icon/icon';
import { commonMessages } from '../common.messages';
import type { AddMessages } from './add-method.messages';
import { HeldToken, PaymentSlot, type PaymentSlotHandle } from './payment-slot';
import { usePaymentRedirect } from './use-payment-redirect';

export interface MethodFormProps {
  readonly accountId: string | null;
  readonly fields: PaymentFields;
  readonly messages: AddMessages;
  /** Whether the wallet already contains a method; only then can a default be chosen. */
  readonly hasMethods: boolean;
  /** Whether the buyer can pay in another way. */
  readonly hasOthers: boolean;
  /** Token that a provider's page returned; null if the buyer was not redirected. */
  readonly returned: Extract<PaymentReturn, { readonly outcome: 'token' }> | null;
  readonly state: CommitState<unknown, string>;
  readonly commit: PortCommit<'addPaymentMethod'>;
  /** Status of the sent request. */
  readonly status: ReactNode;
  readonly onClose: () => void;
}

interface Values {
  readonly kind: PaymentKind;
  readonly nickname: string;
  readonly makeDefault: boolean;
}

/** Form that adds a payment method. The provider takes the number, and the buyer names the method. */
export function MethodForm({
  fields,
  accountId,
  messages,
  hasMethods,
  hasOthers,
  returned,
  state,
  commit,
  status,
  onClose,
}: MethodFormProps) {
  const { m, fill, plural } = messages;
  const common = useMessages('common', commonMessages).m;
  const slot = useRef<PaymentSlotHandle>(null);
  const [held, setHeld] = useState<PaymentToken | null>(returned?.token ?? null);
  const [isReady, setReady] = useState(false);
  const [isRequesting, setRequesting] = useState(false);
  const [error, setError] = useState<readonly PaymentFieldError[] | 'failed' | null>(null);
  const form = useForm<Values, 'nickname', 'tooLong' | 'paymentNumber'>({
    initial: () => ({
      kind: returned?.visit.kind ?? fields.kinds[0] ?? 'card',
      nickname: returned?.visit.nickname ?? '',
      makeDefault: returned?.visit.makeDefault ?? false,
    }),
    problemsOf: (values) => {
      const problem = nicknameProblem(values.nickname);
      return new Map(problem === null ? [] : [['nickname', problem.code]]);
    },
    textOf: (_, code) => fill(m.nickname[code], { max: NICKNAME_MAX_LENGTH }),
    isUrgent: () => true,
    isLocked: () => isBusy || isUnknown || (held === null && !isReady),
    onSubmit: save,
  });
  const {
    values: { kind, nickname, makeDefault },
    change,
  } = form;
  const redirect = usePaymentRedirect(fields, { accountId, kind, nickname, makeDefault });
  // A redirect to the provider's page stores the answers, so they are not unsaved work.
  useUnsaved(!redirect.busy && (nickname.trim() !== '' || held !== null), 'view');
  // A provider's answer that arrives after the form was closed is not saved.
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  // A refused token cannot be used again: the next attempt needs a new one.
  const [refused, setRefused] = useState(state);
  if (refused !== state) {
    setRefused(state);
    if (state.phase === 'refused') setHeld(null);
  }
  const isSending = state.phase === 'sending' || state.phase === 'checking';
  const isBusy = isRequesting || isSending;
  const isUnknown = state.phase === 'unknown';

  async function save(): Promise<void> {
    setError(null);
    const token = held ?? (await requestToken());
    if (token === null || !isMounted.current) return;
    commit.reset();
    void commit.submit({ accountId, token: token.token, kind: token.kind, nickname: nickname.trim(), makeDefault });
  }

  /** Requests a token from the provider. The provider's fields stay mounted until there is one. */
  async function requestToken(): Promise<PaymentToken | null> {
    setRequesting(true);
    const answer = (await slot.current?.submit()) ?? { outcome: 'failed' as const };
    setRequesting(false);
    if (answer.outcome === 'token') {
      setHeld(answer.value);
      return answer.value;
    }
    setError(answer.outcome === 'invalid' ? answer.errors : 'failed');
    if (answer.outcome === 'invalid') slot.current?.focus(answer.errors[0]?.field);
    return null;
  }

  return (
    <form
      {...form.props}
      className="tf-stack"
      data-gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        // Prevents the submit of an outer form, such as the one of checkout.
        event.stopPropagation();
        if (fields.redirect !== undefined && held === null) void redirect.go();
        else form.submit();
      }}
    >
      {status}
      {fields.kinds.length > 1 && held === null && (
        <RadioTiles
          part="method-kinds"
          className="tf-method-kinds"
          legend={m.adding.kind}
          value={kind}
          onValueChange={(next) => (change({ kind: next === 'ach' ? 'ach' : 'card' }), setError(null), setReady(false))}
          options={fields.kinds.map((value) => ({ value, label: m.adding[value] }))}
        />
      )}
      {held !== null && (
        <HeldToken
          token={held}
          messages={messages}
          busy={isBusy || isUnknown}
          onAnother={() => (setHeld(null), commit.reset())}
        />
      )}
      {held === null && error !== null && (
        <Banner
          role="alert"
          tone="critical"
          title={
            error === 'failed'
              ? fill(m.fields.failed, { provider: fields.provider })
              : plural(m.fields.invalid, Math.max(1, error.length))
          }
        >
          {error === 'failed'
            ? null
            : error.map(({ field, problem }) => `${m.fields.names[field]} ${m.fields.problems[problem]}.`).join(' ')}
        </Banner>
      )}
      {held === null && fields.mount !== undefined && (
        <PaymentSlot
          key={kind}
          ref={slot}
          fields={fields}
          kind={kind}
          messages={messages}
          hasOthers={hasOthers}
          onReadyChange={setReady}
          onEnter={form.submit}
        />
      )}
      {held === null && (
        <p className="tf-row tf-second tf-quiet">
          <Icon of={Lock} size="sm" />
          <span>
            {fields.redirect !== undefined && `${fill(m.adding.leaveText, { provider: fields.provider })} `}
            {fill(m.adding.private, { provider: fields.provider })}
          </span>
        </p>
      )}
      <Field
        {...form.field('nickname')}
        label={m.adding.nickname}
        optional={common.optional}
        hint={m.adding.nicknameHint}
      >
        {(control) => <TextInput {...control} {...form.input('nickname')} autoComplete="off" />}
      </Field>
      {kind === 'card' && hasMethods && (
        <Checkbox
          label={m.adding.makeDefault}
          checked={makeDefault}
          onCheckedChange={(checked) => change({ makeDefault: checked })}
        />
      )}
      {kind === 'ach' && <p className="tf-second tf-muted">{m.confirmedLater}</p>}
      {redirect.failed && (
        <Banner role="alert" tone="critical" title={fill(m.adding.notLeft, { provider: fields.provider })} />
      )}
      <div className="tf-row tf-wrap tf-method-footer">
        {fields.redirect !== undefined && held === null ? (
          <Button type="submit" busy={redirect.busy} busyLabel={fill(m.adding.leaving, { provider: fields.provider })}>
            {fill(m.adding.leave, { provider: fields.provider })}
          </Button>
        ) : (
          <Button
            type="submit"
            busy={isBusy}
            busyLabel={m.adding.saving}
            aria-disabled={isUnknown || (held === null && !isReady)}
          >
            {m.adding.save}
          </Button>
        )}
        <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={onClose}>
          {m.adding.cancel}
        </Button>
      </div>
    </form>
  );
}
