import type { Needs, PortMethod, Ports } from '../ports';
import type { AnyContext, CaseContext, CaseFamily, ConformanceCase, Persona } from './testing.types';

/** A case's source; `needs` determines the type of the adapter that `run` gets. */
export interface CaseSpec<M extends PortMethod> {
  readonly name: string;
  readonly family: CaseFamily;
  readonly title: string;
  readonly needs: readonly M[];
  readonly seat?: Persona;
  run(context: CaseContext<M>): Promise<void>;
}

/** Creates the `define` function for the cases of one port. */
export const casesOf =
  <P extends keyof Ports>(port: P) =>
  <const M extends PortMethod>({ run, seat = 'buyer', ...rest }: CaseSpec<M>): ConformanceCase => ({
    ...rest,
    id: `${port}/${rest.name}`,
    port,
    seat,
    run: (context) => run(withNeeds<M>(context)),
  });

// The runner checks that every needed method exists before it runs a case.
const withNeeds = <M extends PortMethod>(context: AnyContext): CaseContext<M> => ({
  ...context,
  adapter: context.adapter as Needs<M>,
  second: async () => (await context.second()) as Needs<M>,
});
