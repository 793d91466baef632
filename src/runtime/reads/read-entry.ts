import { type CallOptions, type PortError, toPortError } from '../../ports';
import { type AnswerMark, isOfThisPage, markAnswer } from './page-share';
import { holdError } from '../watched';
import { withRetry } from './retry';

/** State of a read. Earlier data stay available during a refetch. */
export interface ReadState<Data = unknown> {
  readonly data: Data | undefined;
  readonly error: PortError | null;
  readonly fetching: boolean;
  /** Epoch milliseconds of the latest response; 0 before the first. */
  readonly answeredAt: number;
}

/** Fetches the data. The signal aborts when no subscriber is left. */
export type Fetcher<Data = unknown> = (options: CallOptions & { readonly signal: AbortSignal }) => Promise<Data>;

/** Timers and clock, injected for tests. */
export interface ReadTime {
  readonly now: () => number;
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const nothing: ReadState = { data: undefined, error: null, fetching: false, answeredAt: 0 };

/**
 * A cached read and its subscribers: one request at a time, retried by `withRetry`, aborted when the last subscriber
 * leaves. A newer request supersedes an older one, whose late response is dropped.
 */
export class ReadEntry {
  state: ReadState = nothing;
  /** State before the first request, which the markup of a server shows. */
  initial: ReadState = nothing;
  /** Epoch milliseconds at which the last subscriber left; Infinity while there is one. */
  leftAt: number;
  readonly #time: ReadTime;
  readonly #readers = new Set<() => void>();
  #controller: AbortController | null = null;
  #ask: Fetcher | null = null;
  #mark: AnswerMark | null = null;

  constructor(time: ReadTime) {
    this.#time = time;
    this.leftAt = time.now();
  }

  get hasSubscribers(): boolean {
    return this.#readers.size > 0;
  }

  /** Whether the response is older than `freshness` milliseconds; never with `Infinity`. */
  isStale(freshness: number): boolean {
    const { answeredAt } = this.state;
    return answeredAt === 0 || this.#time.now() - answeredAt >= freshness;
  }

  /**
   * Whether other subscribers or the server's markup show a recent response from this page, which a new subscriber can
   * use as it is.
   */
  get isShared(): boolean {
    return (this.state === this.initial || this.#readers.size > 1) && isOfThisPage(this.#mark, this.#time.now());
  }

  /** Starts with a response that a server got at `at`, in epoch milliseconds. No effect after the first request. */
  seed(data: unknown, at: number): void {
    if (this.state !== nothing) return;
    this.initial = this.state = { ...nothing, data, answeredAt: at };
    this.#mark = markAnswer(at);
  }

  subscribe(changed: () => void): () => void {
    this.#readers.add(changed);
    this.leftAt = Infinity;
    return () => {
      this.#readers.delete(changed);
      if (this.hasSubscribers) return;
      this.leftAt = this.#time.now();
      // Deferred by one task: StrictMode and moves in the DOM unsubscribe and resubscribe at once.
      setTimeout(() => {
        if (!this.hasSubscribers) this.cancel();
      });
    };
  }

  /** Fetches unless a request is in flight; `anew` supersedes that request. Resolves when the request has ended. */
  fetch(ask: Fetcher, isForced = false): Promise<void> | undefined {
    this.#ask = ask;
    if (this.#controller !== null && !isForced) return undefined;
    this.#controller?.abort();
    const controller = new AbortController();
    this.#controller = controller;
    this.#show({ ...this.state, fetching: true });
    return this.#run(ask, controller);
  }

  /** Refetches with the previous fetcher; does nothing if there is none. Resolves when the request has ended. */
  refetch(): Promise<void> | undefined {
    return this.#ask === null ? undefined : this.fetch(this.#ask, true);
  }

  /** Aborts the request in flight and keeps the earlier data. */
  cancel(): void {
    if (this.#controller === null) return;
    this.#controller.abort();
    this.#controller = null;
    this.#show({ ...this.state, fetching: false });
  }

  async #run(ask: Fetcher, controller: AbortController): Promise<void> {
    const ended = (state: Partial<ReadState>) => {
      if (this.#controller !== controller) return;
      this.#controller = null;
      this.#show({ ...this.state, ...state, fetching: false });
    };
    try {
      const data = await withRetry(() => ask({ signal: controller.signal }), {
        wait: (milliseconds) => this.#time.wait(milliseconds, controller.signal),
        isOver: () => controller.signal.aborted,
      });
      if (this.#controller === controller) this.#mark = markAnswer(this.#time.now());
      ended({ data, error: null, answeredAt: this.#time.now() });
    } catch (thrown) {
      if (this.#controller === controller) this.#mark = null;
      // The component that shows the error signals it.
      holdError(thrown);
      ended({ error: toPortError(thrown) });
    }
  }

  #show(state: ReadState): void {
    this.state = state;
    for (const changed of [...this.#readers]) changed();
  }
}
