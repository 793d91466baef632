import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Money, Order, OrderRefusal } from '../../../domain';
import type { PortError } from '../../../ports';
import type { CommitState } from '../../../runtime/commit/commit.types';
import { useSettings } from '../../../runtime/react/provider';
import { RichWords } from '../../../runtime/react/rich-words';
import { useFormats } from '../../../runtime/react/use-formats';
import { useWords, type Words } from '../../../runtime/react/use-words';
import { Banner } from '../../../ui/banner/banner';
import { Button, ButtonLink } from '../../../ui/button/button';
import { Spinner } from '../../../ui/spinner/spinner';
import { commonMessages } from '../../common/common.messages';
import { PhoneLink } from '../../common/phone-link';
import type { formMessages } from '../checkout.messages';

interface OutcomeBannerProps {
  readonly state: CommitState<Order, OrderRefusal>;
  readonly words: Words<typeof formMessages>;
  /** A card or a bank account is at stake, not only the goods. */
  readonly paying: boolean;
  /** The total that was agreed to and the one there is; null while they are the same or not known. */
  readonly totals: { readonly before: Money; readonly after: Money } | null;
  /** What is missing or can not be had, in a sentence; null when nothing is. */
  readonly reason: string | null;
  /** What changed since the order was sent. */
  readonly changed: ReactNode;
  readonly onCheck: () => void;
  /** Leads to the dates; absent where there are none to choose. */
  readonly onChooseDate?: () => void;
}

/** What is known of the order that was sent, over the form. It takes the focus when there is something to decide. */
export function OutcomeBanner({ state, words, paying, totals, reason, changed, onCheck, onChooseDate }: OutcomeBannerProps) {
  const { m, fill } = words;
  const { links, customerService } = useSettings();
  const formats = useFormats();
  const common = useWords('common', commonMessages).m;
  const banner = useRef<HTMLDivElement>(null);
  const decides = state.phase === 'unknown' || state.phase === 'refused' || state.phase === 'not-done';
  useEffect(() => {
    if (decides) banner.current?.focus();
  }, [decides, state.phase]);
  const call = customerService && <RichWords text={m.unknown.call} values={{ phone: <PhoneLink phone={customerService.phone} /> }} />;
  const toCart = links.href({ to: 'cart' });
  const back = toCart !== null && (
    <ButtonLink href={toCart} variant="secondary" size="sm">
      {m.blocked.toCart}
    </ButtonLink>
  );

  switch (state.phase) {
    case 'idle':
    case 'done':
      return null;
    case 'sending':
      return <Waiting key="sending" since={state.since} texts={[m.progress.sending, m.progress.slow, m.progress.verySlow]} />;
    case 'checking':
      return (
        <Waiting key="checking" since={state.since} texts={[m.progress.checking, m.progress.checkingSlow, m.progress.checkingVerySlow]}>
          {m.progress.checkingText}
        </Waiting>
      );
    case 'unknown':
      return (
        <Told at={banner} tone="caution" title={paying ? m.unknown.payment : m.unknown.title} action={<Small onClick={onCheck}>{m.unknown.check}</Small>}>
          {m.unknown.text} {call}
        </Told>
      );
    case 'refused':
      return (
        <Told at={banner} tone="critical" title={m.refused.title} action={wayOut(state.reason)}>
          {refusal(state.reason)}
          {changed}
        </Told>
      );
    case 'not-done':
      return (
        <Told at={banner} tone="critical" title={m.notDone.title} action={back}>
          {whyNot(state.error, state.lookedUp)}
        </Told>
      );
    default:
      return state satisfies never;
  }

  function refusal(code: OrderRefusal): ReactNode {
    if (code === 'total-changed' && totals !== null) {
      return fill(m.refused.totals, { before: formats.money(totals.before), after: formats.money(totals.after) });
    }
    if (code === 'ordering-stopped') return <>{m.refused[code]} {customerService && <PhoneLink phone={customerService.phone} />}</>;
    if ((code === 'below-minimum' || code === 'unavailable-lines') && reason !== null) return reason;
    // A reason newer than the library: nothing was ordered is what is known.
    return Object.hasOwn(m.refused, code) ? m.refused[code] : m.notDone.text;
  }

  function wayOut(code: OrderRefusal): ReactNode {
    if (code === 'date-closed' && onChooseDate) return <Small onClick={onChooseDate}>{m.refused.chooseDate}</Small>;
    return code === 'total-changed' || code === 'ordering-stopped' ? null : back;
  }

  /** Nothing was charged is said only when the look-up said so (decision 4). */
  function whyNot(error: PortError | null, lookedUp: boolean): ReactNode {
    const what = lookedUp && paying ? m.notDone.charged : m.notDone.text;
    return (
      <>
        {error === null ? what : fill(m.notDone.why, { what, why: common.errors[error.code] })}
        {error?.correlationId !== undefined && <> {fill(m.notDone.reference, { id: error.correlationId })}</>}
      </>
    );
  }
}

const Small = ({ onClick, children }: { readonly onClick: () => void; readonly children: string }) => (
  <Button variant="secondary" size="sm" onClick={onClick}>
    {children}
  </Button>
);

interface ToldProps {
  readonly at: RefObject<HTMLDivElement | null>;
  readonly tone: 'caution' | 'critical';
  readonly title: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

const Told = ({ at, children, ...rest }: ToldProps) => (
  <div ref={at} tabIndex={-1} className="tf-checkout-outcome">
    <Banner role="alert" {...rest}>
      {children}
    </Banner>
  </div>
);

/** Milliseconds after which the words change: waiting is said to be waiting (TRUST F04). */
const STEPS = [2000, 10_000] as const;

function Waiting({ texts, since, children }: { readonly texts: readonly [string, string, string]; readonly since: number; readonly children?: ReactNode }) {
  const [step, setStep] = useState(0);
  useEffect(() => {
    // A page that was left and is back goes on where the waiting is.
    const waited = Math.max(0, Date.now() - since);
    const timers = STEPS.map((after, at) => setTimeout(() => setStep(at + 1), Math.max(0, after - waited)));
    return () => timers.forEach(clearTimeout);
  }, [since]);
  return (
    <Banner
      role="status"
      tone="accent"
      title={
        <span className="tf-row">
          <Spinner /> {texts[step]}
        </span>
      }
    >
      {children}
    </Banner>
  );
}
