import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Lock, X } from 'lucide';
import { NICKNAME_MAX_LENGTH, nicknameProblem } from '../../../rules';
import type { CommitState } from '../../../runtime/commit/commit.types';
import type { OnceCommit } from '../../../runtime/commit/once';
import type { PaymentFieldError, PaymentFields, PaymentKind, PaymentToken } from '../../../runtime/payment/payment-fields.types';
import type { PaymentReturn } from '../../../runtime/payment/payment-return';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useWords } from '../../../runtime/react/use-words';
import { sessionOf } from '../../../runtime/session/session';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { Checkbox } from '../../../ui/check/checkbox';
import { RadioTiles } from '../../../ui/check/radio-tiles';
import { Field } from '../../../ui/field/field';
import { TextInput } from '../../../ui/field/text-input';
import { Icon } from '../../../ui/icon/icon';
import { Sheet, SheetBody } from '../../../ui/sheet/sheet';
import { commonMessages } from '../../common/common.messages';
import { useHeadingLevel } from '../../common/heading';
import { endingOf } from '../method-name';
import type { LaterWords, WalletWords } from '../use-later-words';
import { useLeaving } from '../use-leaving';
import type { WalletViewProps } from '../wallet.view.types';
import { expiryText } from '../wallet.model';
import { MethodMark } from './method-mark';
import { PaymentSlot, type PaymentSlotHandle } from './payment-slot';

export interface AddPanelProps extends Pick<WalletViewProps, 'accountId' | 'methods'> {
  readonly fields: PaymentFields;
  readonly words: WalletWords;
  readonly later: LaterWords;
  /** What a provider's page sent the buyer back with. */
  readonly returned: Extract<PaymentReturn, { readonly outcome: 'token' }> | null;
  readonly state: CommitState<unknown, string>;
  readonly commit: OnceCommit<'addPaymentMethod'>;
  /** What is known of what was sent. */
  readonly told: ReactNode;
  readonly onClose: () => void;
}

/** The form that adds a method: the provider takes the number, the buyer names what came of it. */
export function AddPanel({ fields, accountId, methods, words, later, returned, state, commit, told, onClose }: AddPanelProps) {
  const { m, fill, plural } = later;
  const adapter = useAdapter();
  const common = useWords('common', commonMessages).m;
  const titleId = useId();
  const Title = `h${useHeadingLevel(1)}` as const;
  const title = useRef<HTMLHeadingElement>(null);
  const slot = useRef<PaymentSlotHandle>(null);
  const [kind, setKind] = useState<PaymentKind>(returned?.visit.kind ?? fields.kinds[0] ?? 'card');
  const [held, setHeld] = useState<PaymentToken | null>(returned?.token ?? null);
  const [nickname, setNickname] = useState(returned?.visit.nickname ?? '');
  const [makeDefault, setMakeDefault] = useState(returned?.visit.makeDefault ?? false);
  const [standing, setStanding] = useState(false);
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<readonly PaymentFieldError[] | 'failed' | null>(null);
  const leaving = useLeaving(fields, { accountId, kind, nickname, makeDefault });
  useEffect(() => title.current?.focus(), []);
  useEffect(() => sessionOf(adapter).guard(() => nickname.trim() !== '' || held !== null, 'form'), [adapter, nickname, held]);
  // A token the provider or the bank would not have is spent: the next attempt needs another one.
  const [refused, setRefused] = useState(state);
  if (refused !== state) {
    setRefused(state);
    if (state.phase === 'refused') setHeld(null);
  }
  const sending = state.phase === 'sending' || state.phase === 'checking';
  const busy = asking || sending;
  const stuck = state.phase === 'unknown';
  const nameProblem = nicknameProblem(nickname);

  async function save(): Promise<void> {
    if (busy || stuck || nameProblem !== null || (held === null && !standing)) return;
    setTrouble(null);
    const token = held ?? (await ask());
    if (token === null) return;
    commit.reset();
    await commit.submit({ accountId, token: token.token, kind: token.kind, nickname: nickname.trim(), makeDefault });
  }

  /** Asks the provider for a token; its fields stay until there is one. */
  async function ask(): Promise<PaymentToken | null> {
    setAsking(true);
    const answer = (await slot.current?.submit()) ?? { outcome: 'failed' as const };
    setAsking(false);
    if (answer.outcome === 'token') {
      setHeld(answer.value);
      return answer.value;
    }
    setTrouble(answer.outcome === 'invalid' ? answer.errors : 'failed');
    if (answer.outcome === 'invalid') slot.current?.focus(answer.errors[0]?.field);
    return null;
  }

  return (
    <Sheet aria-labelledby={titleId} className="tf-wallet-adding">
      <header className="tf-sheet-head">
        <Title className="tf-h2 tf-grow" id={titleId} ref={title} tabIndex={-1}>
          {m.adding.title}
        </Title>
        <Button variant="base" iconOnly icon={X} aria-label={m.adding.close} aria-disabled={busy || undefined} onClick={onClose} />
      </header>
      <SheetBody>
        <form
          className="tf-stack"
          data-gap="4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void (fields.leave !== undefined && held === null ? leaving.go() : save());
          }}
        >
          {told}
          {fields.kinds.length > 1 && held === null && (
            <RadioTiles
              className="tf-wallet-kinds"
              legend={m.adding.kind}
              value={kind}
              onValueChange={(next) => (setKind(next === 'ach' ? 'ach' : 'card'), setTrouble(null), setStanding(false))}
              options={fields.kinds.map((value) => ({ value, label: m.adding[value] }))}
            />
          )}
          {held !== null && <Held token={held} words={words} later={later} busy={busy || stuck} onAnother={() => (setHeld(null), commit.reset())} />}
          {held === null && trouble !== null && (
            <Banner
              role="alert"
              tone="critical"
              title={trouble === 'failed' ? fill(m.fields.failed, { provider: fields.provider }) : plural(m.fields.invalid, Math.max(1, trouble.length))}
            >
              {trouble === 'failed' ? null : trouble.map(({ field, problem }) => `${m.fields.names[field]} ${m.fields.problems[problem]}.`).join(' ')}
            </Banner>
          )}
          {held === null && fields.mount !== undefined && (
            <PaymentSlot
              key={kind}
              ref={slot}
              fields={fields}
              kind={kind}
              words={later}
              hasOthers={methods.some(({ problem }) => problem === null)}
              onStanding={setStanding}
              onEnter={() => void save()}
            />
          )}
          {held === null && (
            <p className="tf-row tf-second tf-quiet">
              <Icon of={Lock} size="sm" />
              <span>
                {fields.leave !== undefined && `${fill(m.adding.leaveText, { provider: fields.provider })} `}
                {fill(m.adding.private, { provider: fields.provider })}
              </span>
            </p>
          )}
          <Field
            label={m.adding.nickname}
            optional={common.optional}
            hint={m.adding.nicknameHint}
            error={nameProblem === null ? undefined : fill(m.naming[nameProblem.code], { max: NICKNAME_MAX_LENGTH })}
          >
            {(control) => <TextInput {...control} autoComplete="off" value={nickname} onChange={(event) => setNickname(event.target.value)} />}
          </Field>
          {kind === 'card' && methods.length > 0 && <Checkbox label={m.adding.makeDefault} checked={makeDefault} onCheckedChange={setMakeDefault} />}
          {kind === 'ach' && <p className="tf-second tf-muted">{m.adding.confirmedLater}</p>}
          {leaving.failed && <Banner role="alert" tone="critical" title={fill(m.adding.notLeft, { provider: fields.provider })} />}
          <div className="tf-row tf-wrap tf-wallet-foot">
            {fields.leave !== undefined && held === null ? (
              <Button type="submit" busy={leaving.busy} busyLabel={fill(m.adding.leaving, { provider: fields.provider })}>
                {fill(m.adding.leave, { provider: fields.provider })}
              </Button>
            ) : (
              <Button type="submit" busy={busy} busyLabel={m.adding.saving} aria-disabled={stuck || (held === null && !standing)}>
                {m.adding.save}
              </Button>
            )}
            <Button variant="secondary" aria-disabled={busy || undefined} onClick={onClose}>
              {m.adding.cancel}
            </Button>
          </div>
        </form>
      </SheetBody>
    </Sheet>
  );
}

interface HeldProps extends Pick<AddPanelProps, 'words' | 'later'> {
  readonly token: PaymentToken;
  readonly busy: boolean;
  readonly onAnother: () => void;
}

/** What the provider made of what was typed: its fields are gone, and the number with them. */
const Held = ({ token, words, later: { m }, busy, onAnother }: HeldProps) => (
  <div className="tf-wallet-row tf-wallet-held">
    <MethodMark method={token} />
    <p className="tf-wallet-words">
      <bdi className="tf-medium">{endingOf(token, words)}</bdi>
      {token.expiry !== null && <span className="tf-second tf-quiet"> {words.fill(words.m.expires, { month: expiryText(token.expiry) })}</span>}
    </p>
    <Button variant="base" size="sm" aria-disabled={busy || undefined} onClick={onAnother}>
      {m.adding.another}
    </Button>
  </div>
);
