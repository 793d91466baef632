interface Timer {
  readonly at: number;
  readonly order: number;
  readonly wake: () => void;
}

/** Time that passes only when everything waits: hours of schedules run in moments, the same way each time. */
export class VirtualTime {
  now = 0;
  #timers: Timer[] = [];
  #order = 0;

  /** `turns`: how often everything else gets its turn before time passes; more where answers take their time to be read. */
  constructor(readonly turns = 1) {}

  /** Answers with what takes the timer back. */
  at(time: number, wake: () => void): () => void {
    const timer: Timer = { at: Math.max(time, this.now), order: this.#order++, wake };
    const place = this.#timers.findLastIndex(({ at }) => at <= timer.at);
    this.#timers.splice(place + 1, 0, timer);
    return () => {
      const index = this.#timers.indexOf(timer);
      if (index >= 0) this.#timers.splice(index, 1);
    };
  }

  after(milliseconds: number, wake: () => void): () => void {
    return this.at(this.now + milliseconds, wake);
  }

  wait = (milliseconds: number): Promise<void> => new Promise((resolve) => this.after(milliseconds, resolve));

  /** Puts this time in the place of the device's, for code that asks for none; answers with what puts it back. */
  install(): () => void {
    const { setTimeout: set, clearTimeout: clear } = globalThis;
    const known = new Map<number, () => void>();
    const later = (work: (...given: unknown[]) => void, milliseconds = 0, ...given: unknown[]): number => {
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
    const never = (id?: unknown): void => {
      known.get(Number(id))?.();
      known.delete(Number(id));
    };
    Object.assign(globalThis, { setTimeout: later, clearTimeout: never });
    return () => void Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
  }

  /** Lets time pass until nothing waits, or the end is reached. */
  async run(end = Infinity): Promise<void> {
    for (;;) {
      for (let turn = 0; turn < this.turns; turn++) await new Promise((resolve) => setImmediate(resolve));
      const next = this.#timers[0];
      if (next === undefined || next.at > end) return;
      this.#timers.shift();
      this.now = next.at;
      next.wake();
    }
  }
}
