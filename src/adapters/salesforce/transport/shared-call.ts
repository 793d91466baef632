import { PortError } from '../../../ports';

/** One call that several callers wait for. */
export interface SharedCall<Answer> {
  /** True once every caller has given up: the call is aborted, and nobody may join it. */
  readonly isGivenUp: boolean;
  /** Waits for the answer. A caller whose signal aborts is rejected alone; the call goes on for the others. */
  join(signal: AbortSignal | undefined): Promise<Answer>;
}

const givenUp = (cause?: unknown): PortError => new PortError('aborted', 'The call was given up', { cause });

/** Starts a call that is aborted only when every caller has given up. */
export function sharedCall<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): SharedCall<Answer> {
  const life = new AbortController();
  const answer = ask(life.signal);
  // Nobody may be left to hear of its trouble.
  answer.catch(() => undefined);
  let callers = 0;
  return {
    get isGivenUp() {
      return life.signal.aborted;
    },
    async join(signal) {
      if (signal?.aborted) {
        if (callers === 0) life.abort();
        throw givenUp(signal.reason);
      }
      callers += 1;
      if (signal === undefined) return answer;
      const answered = new AbortController();
      const left = new Promise<never>((_, reject) => {
        const leave = (): void => {
          callers -= 1;
          if (callers === 0) life.abort();
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
