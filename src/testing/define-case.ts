import type { Needs, PortMethod, Ports } from '../ports';
import type { AnyContext, CaseContext, CaseFamily, ConformanceCase, Persona } from './testing.types';

/** A case as it is written: what it needs gives `run` its types. */
export interface CaseSpec<M extends PortMethod> {
  readonly name: string;
  readonly family: CaseFamily;
  readonly says: string;
  readonly needs: readonly M[];
  readonly seat?: Persona;
  run(context: CaseContext<M>): Promise<void>;
}

/** Makes the cases of one port. */
export const casesOf =
  <P extends keyof Ports>(port: P) =>
  <const M extends PortMethod>({ run, seat = 'buyer', ...rest }: CaseSpec<M>): ConformanceCase => ({
    ...rest,
    id: `${port}/${rest.name}`,
    port,
    seat,
    run: (context) => run(withNeeds<M>(context)),
  });

// A case is only run when every method it needs is there: the runner looks first.
const withNeeds = <M extends PortMethod>(context: AnyContext): CaseContext<M> => ({
  ...context,
  adapter: context.adapter as Needs<M>,
  second: async () => (await context.second()) as Needs<M>,
});
