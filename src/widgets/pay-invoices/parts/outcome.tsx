import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { PortError } from '../../../ports';
import { useFormats } from '../../../runtime/react/use-formats';
import { useSettings } from '../../../runtime/react/provider';
import { RichWords } from '../../../runtime/react/rich-words';
import { useWords } from '../../../runtime/react/use-words';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { Spinner } from '../../../ui/spinner/spinner';
import { commonMessages } from '../../common/common.messages';
import { PhoneLink } from '../../common/phone-link';
import type { LatePartProps } from '../invoices.view.types';
import type { ChangedInvoice } from '../pay-invoices.model';
import type { Desk } from '../use-desk';
import { useLaterWords } from '../use-later-words';
import { Receipt } from './receipt';

export interface OutcomeProps extends LatePartProps {
  readonly desk: Desk;
  /** What changed about the chosen invoices since they were chosen. */
  readonly changed: readonly ChangedInvoice[];
  readonly onDownloaded: (fileName: string) => void;
}

/** What is known of the payment that was sent, over the list. It takes the focus when there is something to decide. */
export function Outcome({ messages, desk, changed, onDownloaded }: OutcomeProps) {
  const words = useLaterWords(messages);
  const { m, fill } = words;
  const { customerService } = useSettings();
  const formats = useFormats();
  const common = useWords('common', commonMessages).m;
  const banner = useRef<HTMLDivElement>(null);
  const { state, commit } = desk.once;
  useEffect(() => {
    banner.current?.focus();
    banner.current?.scrollIntoView({ block: 'nearest' });
  }, [state.phase]);

  switch (state.phase) {
    case 'idle':
      return null;
    case 'sending':
      return <Waiting key="sending" at={banner} since={state.since} texts={[m.progress.sending, m.progress.slow, m.progress.verySlow]} />;
    case 'checking':
      return (
        <Waiting key="checking" at={banner} since={state.since} texts={[m.progress.checking, m.progress.checkingSlow, m.progress.checkingVerySlow]}>
          {m.progress.checkingText}
        </Waiting>
      );
    case 'unknown':
      return (
        <Told at={banner} tone="caution" title={m.unknown.title} action={<Small onClick={() => void commit.check()}>{m.unknown.check}</Small>}>
          {m.unknown.text} {customerService && <RichWords text={m.unknown.call} values={{ phone: <PhoneLink phone={customerService.phone} /> }} />}
        </Told>
      );
    case 'refused':
      return (
        <Told at={banner} tone="critical" title={m.refused.title}>
          {/* A reason newer than the library: nothing was paid is what is known. */}
          {Object.hasOwn(m.refused, state.reason) ? m.refused[state.reason] : m.refused.kept}
          {changed.length > 0 && (
            <ul className="tf-invoices-changes">
              {changed.map(({ number, before, after }) => (
                <li key={number}>
                  {after === null ? fill(m.refused.changedGone, { number }) : fill(m.refused.changed, { number, before: formats.money(before), after: formats.money(after) })}
                </li>
              ))}
            </ul>
          )}
        </Told>
      );
    case 'not-done':
      return (
        <Told at={banner} tone="critical" title={m.notDone.title}>
          {whyNot(state.error, state.lookedUp)}
        </Told>
      );
    case 'done':
      return <Receipt at={banner} payment={state.value} words={words} desk={desk} onDownloaded={onDownloaded} />;
    default:
      return state satisfies never;
  }

  /** Nothing was charged is said only when the look-up said so (decision 4). */
  function whyNot(error: PortError | null, lookedUp: boolean): ReactNode {
    const what = lookedUp ? m.notDone.charged : m.notDone.text;
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
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

const Told = ({ at, children, ...rest }: ToldProps) => (
  <div ref={at} tabIndex={-1} className="tf-invoices-outcome">
    <Banner role="alert" {...rest}>
      {children}
    </Banner>
  </div>
);

/** Milliseconds after which the words change: waiting is said to be waiting (TRUST F04). */
const STEPS = [2000, 10_000] as const;

interface WaitingProps {
  readonly at: RefObject<HTMLDivElement | null>;
  readonly texts: readonly [string, string, string];
  readonly since: number;
  readonly children?: ReactNode;
}

function Waiting({ at, texts, since, children }: WaitingProps) {
  const [step, setStep] = useState(0);
  useEffect(() => {
    // A page that was left and is back goes on where the waiting is.
    const waited = Math.max(0, Date.now() - since);
    const timers = STEPS.map((after, index) => setTimeout(() => setStep(index + 1), Math.max(0, after - waited)));
    return () => timers.forEach(clearTimeout);
  }, [since]);
  return (
    <div ref={at} tabIndex={-1} className="tf-invoices-outcome">
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
    </div>
  );
}
