import { PortError } from '../../../src/ports';
import type { Random } from './random';
import type { VirtualTime } from './virtual-time';

/** A network between a tab and the backend: it delays, loses and breaks, until it is told to be well. */
export class Network {
  well = false;

  constructor(
    readonly time: VirtualTime,
    readonly random: Random,
  ) {}

  #delay(): number {
    if (this.well) return 20;
    // Most answers are quick; some take longer than any page waits.
    return this.random.chance(0.75) ? this.random.whole(10, 900) : this.random.whole(1_000, 90_000);
  }

  /** A call: there, the backend's work, and back. What is lost never settles; a page has to give up on it. */
  call<T>(alive: () => boolean, work: () => T | Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const back = (settle: () => void) => {
        if (!this.well && this.random.chance(0.15)) return;
        this.time.after(this.#delay(), () => alive() && settle());
      };
      if (!this.well && this.random.chance(0.12)) return;
      this.time.after(this.#delay(), () => {
        if (!this.well && this.random.chance(0.08)) {
          return back(() => reject(new PortError('unavailable', 'Refused before the work')));
        }
        void Promise.resolve()
          .then(work)
          .then(
            (answer) => {
              // Commit and drop: the work is done and the answer says otherwise.
              const broken = !this.well && this.random.chance(0.15);
              back(() => (broken ? reject(new PortError('unavailable', 'Broke after the work')) : resolve(answer)));
            },
            (error: unknown) => back(() => reject(error)),
          );
      });
    });
  }
}
