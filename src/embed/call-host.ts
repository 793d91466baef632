import type * as Host from './host-handles';

type Functions = typeof Host.calls;

/** Calls one of the functions that few pages need; their code is fetched with the first call. */
export const callHost = async <Name extends keyof Functions>(
  name: Name,
  given: Parameters<Functions[Name]>[0],
): Promise<Awaited<ReturnType<Functions[Name]>>> => {
  // To the compiler it is one of several functions: it takes what its own parameter is, and answers in its own type.
  const call = (await import('./host-handles')).calls[name] as (
    own: typeof given,
  ) => Promise<Awaited<ReturnType<Functions[Name]>>>;
  return call(given);
};
