import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CommitState } from '../../../runtime/commit/commit.types';
import { useSettings } from '../../../runtime/react/provider';
import { RichWords } from '../../../runtime/react/rich-words';
import { useWords } from '../../../runtime/react/use-words';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { Spinner } from '../../../ui/spinner/spinner';
import { commonMessages } from '../../common/common.messages';
import { PhoneLink } from '../../common/phone-link';
import type { LaterWords } from '../use-later-words';

export interface OutcomeProps {
  readonly state: CommitState<unknown, string>;
  readonly words: LaterWords;
  readonly onCheck: () => void;
}

/** What is known of a change that was sent. It takes the focus when there is something to decide. */
export function Outcome({ state, words: { m, fill }, onCheck }: OutcomeProps) {
  const { customerService } = useSettings();
  const common = useWords('common', commonMessages).m;
  switch (state.phase) {
    case 'idle':
    case 'done':
      return null;
    case 'sending':
      return <Slowly since={state.since} text={m.progress.slow} />;
    case 'checking':
      return (
        <Banner
          role="status"
          tone="accent"
          title={
            <span className="tf-row">
              <Spinner /> {m.progress.checking}
            </span>
          }
        >
          {m.progress.checkingText}
        </Banner>
      );
    case 'unknown':
      return (
        <Told
          tone="caution"
          title={m.unknown.title}
          action={
            <Button variant="secondary" size="sm" onClick={onCheck}>
              {m.unknown.check}
            </Button>
          }
        >
          {m.unknown.text} {customerService && <RichWords text={m.unknown.call} values={{ phone: <PhoneLink phone={customerService.phone} /> }} />}
        </Told>
      );
    case 'refused':
      return (
        <Told tone="critical" title={m.refused.title}>
          {reasonOf(state.reason)}
        </Told>
      );
    case 'not-done':
      return (
        <Told tone="critical" title={m.notDone.title}>
          {state.error === null ? m.notDone.text : fill(m.notDone.why, { what: m.notDone.text, why: common.errors[state.error.code] })}
        </Told>
      );
    default:
      return state satisfies never;
  }

  function reasonOf(reason: string): string {
    const known: Readonly<Record<string, string>> = m.refused;
    // A reason newer than the library: nothing was changed is what is known.
    return reason !== 'title' && Object.hasOwn(known, reason) ? (known[reason] ?? m.notDone.text) : m.notDone.text;
  }
}

interface ToldProps {
  readonly tone: 'caution' | 'critical';
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Something to decide: it is gone to as it appears. */
export function Told({ children, ...rest }: ToldProps) {
  const at = useRef<HTMLDivElement>(null);
  useEffect(() => at.current?.focus(), []);
  return (
    <div ref={at} tabIndex={-1} className="tf-wallet-told">
      <Banner role="alert" {...rest}>
        {children}
      </Banner>
    </div>
  );
}

/** Waiting is said to be waiting after two seconds (TRUST F04); the button says it until then. */
function Slowly({ since, text }: { readonly since: number; readonly text: string }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), Math.max(0, 2000 - (Date.now() - since)));
    return () => clearTimeout(timer);
  }, [since]);
  return slow ? <Banner role="status" tone="accent" title={text} /> : null;
}
