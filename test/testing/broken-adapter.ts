import type { DemoAdapter } from '../../src/adapters/demo';
import type { Adapter } from '../../src/ports';
import type { CaseId } from '../../src/testing';
import { demoHarness, type Wrap } from './demo-harness';

/** A demo with a defect in one port, and the cases that must fail. */
export interface Broken {
  readonly title: string;
  readonly harness: ReturnType<typeof demoHarness>;
  readonly names: readonly CaseId[];
}

/** Returns the demo with some methods of one port replaced. */
export const broken = (
  title: string,
  names: CaseId | readonly CaseId[],
  wrap: (demo: DemoAdapter) => Adapter | Omit<Adapter, 'id'>,
): Broken => {
  const whole: Wrap = (demo) => ({ ...demo, ...wrap(demo) });
  return { title, harness: demoHarness({ wrap: whole }), names: typeof names === 'string' ? [names] : names };
};
