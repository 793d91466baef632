import { useEffect, useRef, useState } from 'react';
import { type CallOptions, PortError, toPortError } from '../../ports';
import { RESPONSE_TIMEOUT_MS } from '../../runtime/commit/commit-limits';
import { useSettings } from '../../runtime/react/provider';
import { requestedDelay } from '../../runtime/reads/retry';
import { ownString } from '../../runtime/storage';

/** A question that got no answer. */
export interface Unanswered {
  readonly error: PortError;
  /** Until then the backend wants to be left alone; null when it did not say. */
  readonly heldUntil: number | null;
}

/**
 * Asks one thing at a time and gives up on an answer that does not come. Nothing is asked again by itself: a backend
 * counts what is tried.
 */
export function useAsk() {
  const { clock } = useSettings();
  const running = useRef<AbortController | null>(null);
  const [since, setSince] = useState<number | null>(null);
  const [unanswered, setUnanswered] = useState<Unanswered | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** The answer, with one of its outcomes; null when there is none, or when something else is being asked. */
  async function ask<Answer extends { readonly outcome: string }>(
    call: (options: CallOptions) => Promise<Answer>,
    outcomes: readonly Answer['outcome'][],
  ): Promise<Answer | null> {
    if (running.current !== null) return null;
    const life = new AbortController();
    running.current = life;
    setUnanswered(null);
    setSince(clock());
    try {
      const answer = await inTime(life, () => call({ signal: life.signal }));
      if (life.signal.aborted) return null;
      if (!outcomes.some((known) => known === ownString(answer, 'outcome')))
        throw new PortError('malformed', 'An answer without an outcome');
      return answer;
    } catch (thrown) {
      const error = toPortError(thrown);
      const wait = requestedDelay(error) ?? 0;
      if (error.code !== 'aborted') setUnanswered({ error, heldUntil: wait > 0 ? clock() + wait : null });
      return null;
    } finally {
      running.current = null;
      setSince(null);
    }
  }

  return { since, unanswered, ask, forget: () => setUnanswered(null) };
}

/** The answer, or a timeout, which ends the call. An adapter that throws at once fails like any other. */
async function inTime<Answer>(life: AbortController, call: () => Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new PortError('timeout', 'No answer in time'));
      life.abort();
    }, RESPONSE_TIMEOUT_MS);
  });
  const left = new Promise<never>((_, reject) => {
    life.signal.addEventListener('abort', () => reject(new PortError('aborted', 'The question was given up')), {
      once: true,
    });
  });
  try {
    return await Promise.race([Promise.resolve().then(call), late, left]);
  } finally {
    clearTimeout(timer);
  }
}
