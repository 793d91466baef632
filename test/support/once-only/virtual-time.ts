interface Timer {
  readonly at: number;
  readonly order: number;
  readonly callback: () => void;
}

/** A clock that advances only while all code waits: hours of schedules run within moments, the same way each time. */
export class VirtualTime {
  now = 0;
  #timers: Timer[] = [];
  #order = 0;

  /**
   * `turns`: number of event loop turns that other code gets before the clock advances; more where responses take
   * several turns to parse.
   */
  constructor(readonly turns = 1) {}

  /** Adds a timer; returns a function that removes it. */
  at(time: number, callback: () => void): () => void {
    const timer: Timer = { at: Math.max(time, this.now), order: this.#order++, callback };
    const place = this.#timers.findLastIndex(({ at }) => at <= timer.at);
    this.#timers.splice(place + 1, 0, timer);
    return () => {
      const index = this.#timers.indexOf(timer);
      if (index >= 0) this.#timers.splice(index, 1);
    };
  }

  after(milliseconds: number, callback: () => void): () => void {
    return this.at(this.now + milliseconds, callback);
  }

  wait = (milliseconds: number): Promise<void> => new Promise((resolve) => this.after(milliseconds, resolve));

  /** Replaces the global timers by this clock, for code that takes no clock; returns a function that restores them. */
  install(): () => void {
    const { setTimeout: set, clearTimeout: clear } = globalThis;
    const known = new Map<number, () => void>();
    const setVirtualTimeout = (work: (...given: unknown[]) => void, milliseconds = 0, ...given: unknown[]): number => {
      const id = this.#order + 1;
      known.set(
        id,
        this.after(milliseconds, () => {
          known.delete(id);
          work(...given);
        }),
      );
      return id;
    };
    const clearVirtualTimeout = (id?: unknown): void => {
      known.get(Number(id))?.();
      known.delete(Number(id));
    };
    Object.assign(globalThis, { setTimeout: setVirtualTimeout, clearTimeout: clearVirtualTimeout });
    return () => void Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
  }

  /** Advances the clock until no timer is left, or to `end`, in milliseconds. */
  async run(end = Infinity): Promise<void> {
    for (;;) {
      for (let turn = 0; turn < this.turns; turn++) await new Promise((resolve) => setImmediate(resolve));
      const next = this.#timers[0];
      if (next === undefined || next.at > end) return;
      this.#timers.shift();
      this.now = next.at;
      next.callback();
    }
  }
}
