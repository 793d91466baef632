import { PortError, type PortErrorCode } from '../../src/ports';

/** A call that never answers: what loading looks like. */
export const never = (): Promise<never> => new Promise<never>(() => {});

/** A call that fails with a code. */
export const fails = (code: PortErrorCode) => (): Promise<never> => Promise.reject(new PortError(code, `Story: ${code}`));
