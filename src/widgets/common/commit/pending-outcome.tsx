import { type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Spinner } from '../../../ui/spinner/spinner';
import { commitMessages } from './commit.messages';

/** Milliseconds after which the words change: waiting is said to be waiting (fault F04). */
const STEPS = [2000, 10_000] as const;

interface PendingOutcomeProps {
  readonly since: number;
  /** At first, after two seconds and after ten; null while a busy button says enough. */
  readonly texts: readonly [string | null, string, string];
  readonly children?: ReactNode;
}

/** Something that was sent is under way. */
export function PendingOutcome({ since, texts, children }: PendingOutcomeProps) {
  const [step, setStep] = useState(0);
  useEffect(() => {
    // A page that was left and is back goes on where the waiting is.
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
  /** After ten seconds, where more is to be said than that it takes long. */
  readonly verySlow?: string;
}

/** The answer was lost, and the outcome is looked up. */
export function CheckingOutcome({ since, text, verySlow }: CheckingOutcomeProps) {
  const { m } = useMessages('commit', commitMessages);
  return (
    <PendingOutcome since={since} texts={[text, m.checkingSlow, verySlow ?? m.checkingSlow]}>
      {m.lost}
    </PendingOutcome>
  );
}
