import type { DemoAdapter } from '../../src/adapters/demo';
import type { Adapter } from '../../src/ports';
import type { CaseId } from '../../src/testing';
import { demoHarness, type Wrap } from './demo-harness';

/** A demo that breaks one promise, and the cases that have to say so. */
export interface Broken {
  readonly title: string;
  readonly harness: ReturnType<typeof demoHarness>;
  readonly names: readonly CaseId[];
}

/** The demo with some of one port's methods put in the place of its own. */
export const broken = (
  title: string,
  names: CaseId | readonly CaseId[],
  wrap: (demo: DemoAdapter) => Adapter | Omit<Adapter, 'id'>,
): Broken => {
  const whole: Wrap = (demo) => ({ ...demo, ...wrap(demo) });
  return { title, harness: demoHarness({ wrap: whole }), names: typeof names === 'string' ? [names] : names };
};
