import type * as Host from './host-handles';

type Functions = typeof Host.calls;

/** Calls a rarely used function by name. The first call loads its module. */
export const callHost = async <Name extends keyof Functions>(
  name: Name,
  given: Parameters<Functions[Name]>[0],
): Promise<Awaited<ReturnType<Functions[Name]>>> => {
  // TypeScript cannot relate the parameter and result of a function that is looked up by a generic name.
  const call = (await import('./host-handles')).calls[name] as (
    own: typeof given,
  ) => Promise<Awaited<ReturnType<Functions[Name]>>>;
  return call(given);
};
