import { type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Spinner } from '../../../ui/spinner/spinner';
import { commitMessages } from './commit.messages';

/** Milliseconds after which the text changes, to show that the request still runs (fault F04). */
const STEPS = [2000, 10_000] as const;

interface PendingOutcomeProps {
  readonly since: number;
  /** Texts for the start, after two and after ten seconds; null while a busy button shows enough. */
  readonly texts: readonly [string | null, string, string];
  readonly children?: ReactNode;
}

/** Status of a request that is running. */
export function PendingOutcome({ since, texts, children }: PendingOutcomeProps) {
  const [step, setStep] = useState(0);
  useEffect(() => {
    // A page that is opened again continues with the time that has already passed.
    const waited = Math.max(0, Date.now() - since);
    const timers = STEPS.map((after, at) => setTimeout(() => setStep(at + 1), Math.max(0, after - waited)));
    return () => timers.forEach(clearTimeout);
  }, [since]);
  const text = texts[step] ?? null;
  if (text === null) return null;
  return (
    <Banner
      role="status"
      tone="accent"
      title={
        <span className="tf-row">
          <Spinner /> {text}
        </span>
      }
    >
      {children}
    </Banner>
  );
}

interface CheckingOutcomeProps {
  readonly since: number;
  readonly text: string;
  /** Text after ten seconds, instead of the general one. */
  readonly verySlow?: string;
}

/** Status while the outcome of a request without a response is looked up. */
export function CheckingOutcome({ since, text, verySlow }: CheckingOutcomeProps) {
  const { m } = useMessages('commit', commitMessages);
  return (
    <PendingOutcome since={since} texts={[text, m.checkingSlow, verySlow ?? m.checkingSlow]}>
      {m.lost}
    </PendingOutcome>
  );
}
