import { PortError } from '../../../src/ports';
import type { Random } from './random';
import type { VirtualTime } from './virtual-time';

/** A network between a tab and the backend. It delays, loses and breaks calls until `well` is set. */
export class Network {
  isHealthy = false;

  constructor(
    readonly time: VirtualTime,
    readonly random: Random,
  ) {}

  #delay(): number {
    if (this.isHealthy) return 20;
    // Most responses are quick; some take longer than any page waits.
    return this.random.chance(0.75) ? this.random.whole(10, 900) : this.random.whole(1_000, 90_000);
  }

  /** Carries a call to the backend and its response back. A lost call never settles; the page needs a timeout. */
  call<T>(alive: () => boolean, work: () => T | Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const sendBack = (settle: () => void) => {
        if (!this.isHealthy && this.random.chance(0.15)) return;
        this.time.after(this.#delay(), () => alive() && settle());
      };
      if (!this.isHealthy && this.random.chance(0.12)) return;
      this.time.after(this.#delay(), () => {
        if (!this.isHealthy && this.random.chance(0.08)) {
          return sendBack(() => reject(new PortError('unavailable', 'Refused before the work')));
        }
        void Promise.resolve()
          .then(work)
          .then(
            (answer) => {
              // Commit and drop: the work is done, and the response is an error.
              const broken = !this.isHealthy && this.random.chance(0.15);
              sendBack(() => (broken ? reject(new PortError('unavailable', 'Broke after the work')) : resolve(answer)));
            },
            (error: unknown) => sendBack(() => reject(error)),
          );
      });
    });
  }
}
