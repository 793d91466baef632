import { PortError } from '../../ports';

/** One call that several callers share. */
export interface SharedCall<Answer> {
  /** True once all callers have aborted: the call is aborted and cannot be joined. */
  readonly isGivenUp: boolean;
  /** Waits for the response. Aborting one caller's signal rejects only that caller. */
  join(signal: AbortSignal | undefined): Promise<Answer>;
}

const givenUp = (cause?: unknown): PortError => new PortError('aborted', 'The call was aborted', { cause });

/** Starts a call that is aborted only when all callers have aborted. */
export function sharedCall<Answer>(call: (signal: AbortSignal) => Promise<Answer>): SharedCall<Answer> {
  const controller = new AbortController();
  const answer = call(controller.signal);
  // Avoids an unhandled rejection when no caller is left.
  answer.catch(() => undefined);
  let callers = 0;
  return {
    get isGivenUp() {
      return controller.signal.aborted;
    },
    async join(signal) {
      if (signal?.aborted) {
        if (callers === 0) controller.abort();
        throw givenUp(signal.reason);
      }
      callers += 1;
      if (signal === undefined) return answer;
      const answered = new AbortController();
      const left = new Promise<never>((_, reject) => {
        const leave = (): void => {
          callers -= 1;
          if (callers === 0) controller.abort();
          reject(givenUp(signal.reason));
        };
        signal.addEventListener('abort', leave, { once: true, signal: answered.signal });
      });
      try {
        return await Promise.race([answer, left]);
      } finally {
        answered.abort();
      }
    },
  };
}
