import { type CallOptions, type PortError, toPortError } from '../../ports';
import { type AnswerMark, isOfThisPage, markAnswer } from './page-share';
import { holdError } from '../watched';
import { withRetry } from './retry';

/** What is known of a read. An earlier answer stays in place while it is asked again. */
export interface ReadState<Data = unknown> {
  readonly data: Data | undefined;
  readonly error: PortError | null;
  readonly fetching: boolean;
  /** When the answer came, epoch milliseconds; 0 before the first. */
  readonly answeredAt: number;
}

/** Asks for the data. The signal ends when nobody wants it any more. */
export type Fetcher<Data = unknown> = (options: CallOptions & { readonly signal: AbortSignal }) => Promise<Data>;

/** What an entry needs of time: injected, so that tests do not wait. */
export interface ReadTime {
  readonly now: () => number;
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const nothing: ReadState = { data: undefined, error: null, fetching: false, answeredAt: 0 };

/**
 * One read and everybody who looks at it: asked once at a time, retried by the rule, given up when the last reader
 * leaves. A newer request overtakes an older one, whose late answer is dropped.
 */
export class ReadEntry {
  state: ReadState = nothing;
  /** When its last reader left, epoch milliseconds; Infinity while somebody reads. */
  leftAt: number;
  readonly #time: ReadTime;
  readonly #readers = new Set<() => void>();
  #life: AbortController | null = null;
  #ask: Fetcher | null = null;
  #mark: AnswerMark | null = null;

  constructor(time: ReadTime) {
    this.#time = time;
    this.leftAt = time.now();
  }

  get read(): boolean {
    return this.#readers.size > 0;
  }

  /** Whether the answer is older than it may be shown for, in milliseconds. `Infinity` never is. */
  stale(freshness: number): boolean {
    const { answeredAt } = this.state;
    return answeredAt === 0 || this.#time.now() - answeredAt >= freshness;
  }

  /** Whether other readers show an answer that came on this page just now: one who joins them takes it as it is. */
  get shared(): boolean {
    return this.#readers.size > 1 && isOfThisPage(this.#mark, this.#time.now());
  }

  subscribe(changed: () => void): () => void {
    this.#readers.add(changed);
    this.leftAt = Infinity;
    return () => {
      this.#readers.delete(changed);
      if (this.read) return;
      this.leftAt = this.#time.now();
      // Deferred by one task: strict mode and moves in the page unsubscribe and subscribe again at once.
      setTimeout(() => {
        if (!this.read) this.cancel();
      });
    };
  }

  /** Asks, unless it is being asked; `anew` overtakes what is under way. Resolves when that is over. */
  fetch(ask: Fetcher, anew = false): Promise<void> | undefined {
    this.#ask = ask;
    if (this.#life !== null && !anew) return undefined;
    this.#life?.abort();
    const life = new AbortController();
    this.#life = life;
    this.#show({ ...this.state, fetching: true });
    return this.#run(ask, life);
  }

  /** Asks again the way it was asked last; nothing happens when it never was. */
  again(): Promise<void> | undefined {
    return this.#ask === null ? undefined : this.fetch(this.#ask, true);
  }

  /** Gives up what is under way; the answer there was stays. */
  cancel(): void {
    if (this.#life === null) return;
    this.#life.abort();
    this.#life = null;
    this.#show({ ...this.state, fetching: false });
  }

  async #run(ask: Fetcher, life: AbortController): Promise<void> {
    const ended = (state: Partial<ReadState>) => {
      if (this.#life !== life) return;
      this.#life = null;
      this.#show({ ...this.state, ...state, fetching: false });
    };
    try {
      const data = await withRetry(() => ask({ signal: life.signal }), {
        wait: (milliseconds) => this.#time.wait(milliseconds, life.signal),
        isOver: () => life.signal.aborted,
      });
      if (this.#life === life) this.#mark = markAnswer(this.#time.now());
      ended({ data, error: null, answeredAt: this.#time.now() });
    } catch (thrown) {
      if (this.#life === life) this.#mark = null;
      // Who shows it tells of it.
      holdError(thrown);
      ended({ error: toPortError(thrown) });
    }
  }

  #show(state: ReadState): void {
    this.state = state;
    for (const changed of [...this.#readers]) changed();
  }
}
