import { useEffect, useRef, useState } from 'react';
import { type CallOptions, PortError, toPortError } from '../../ports';
import { RESPONSE_TIMEOUT_MS } from '../../runtime/commit/commit-limits';
import { useSettings } from '../../runtime/react/provider';
import { requestedDelay } from '../../runtime/reads/retry';
import { ownString } from '../../runtime/storage';

/** Request without a response. */
export interface Unanswered {
  readonly error: PortError;
  /** Time before which the backend does not accept another request; null if it sent none. */
  readonly heldUntil: number | null;
}

/**
 * Sends one request at a time, with a timeout. It never retries automatically, because a backend counts the attempts.
 */
export function useAsk() {
  const { clock } = useSettings();
  const running = useRef<AbortController | null>(null);
  const [since, setSince] = useState<number | null>(null);
  const [unanswered, setUnanswered] = useState<Unanswered | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /**
   * Resolves with a response that has one of the outcomes; null without a response, or if another request is in flight.
   */
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
        throw new PortError('malformed', 'The response has no outcome');
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

/**
 * Resolves with the response, or rejects with a timeout and aborts the request. A synchronous throw of an adapter
 * becomes a rejection.
 */
async function inTime<Answer>(life: AbortController, call: () => Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new PortError('timeout', 'No response in time'));
      life.abort();
    }, RESPONSE_TIMEOUT_MS);
  });
  const left = new Promise<never>((_, reject) => {
    life.signal.addEventListener('abort', () => reject(new PortError('aborted', 'The request was aborted')), {
      once: true,
    });
  });
  try {
    return await Promise.race([Promise.resolve().then(call), late, left]);
  } finally {
    clearTimeout(timer);
  }
}
