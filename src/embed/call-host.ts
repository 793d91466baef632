import type * as Host from './host-handles';

type Functions = typeof Host.calls;

/** Calls one of the functions that few pages need; their code is fetched with the first call. */
export const callHost = async <Name extends keyof Functions>(
  name: Name,
  argument: Parameters<Functions[Name]>[0],
): Promise<Awaited<ReturnType<Functions[Name]>>> => {
  const call = (await import('./host-handles')).calls[name] as (given: typeof argument) => ReturnType<Functions[Name]>; // its own argument
  return await call(argument);
};
