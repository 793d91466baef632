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

  at(time: number, wake: () => void): void {
    this.#timers.push({ at: Math.max(time, this.now), order: this.#order++, wake });
    this.#timers.sort((a, b) => a.at - b.at || a.order - b.order);
  }

  after(milliseconds: number, wake: () => void): void {
    this.at(this.now + milliseconds, wake);
  }

  wait = (milliseconds: number): Promise<void> => new Promise((resolve) => this.after(milliseconds, resolve));

  /** Lets time pass until nothing waits, or the end is reached. */
  async run(end = Infinity): Promise<void> {
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      const next = this.#timers[0];
      if (next === undefined || next.at > end) return;
      this.#timers.shift();
      this.now = next.at;
      next.wake();
    }
  }
}
