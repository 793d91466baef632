import { PortError, type PortErrorCode, type PortErrorDetail } from '../../src/ports';

/** A call that never answers: what loading looks like. */
export const never = (): Promise<never> => new Promise<never>(() => {});

/** A call that fails with a code; one that is tried again is so at once. */
export const fails =
  (code: PortErrorCode, detail: PortErrorDetail = code === 'unavailable' ? { retryAfter: 0 } : {}) =>
  (): Promise<never> =>
    Promise.reject(new PortError(code, `Story: ${code}`, detail));
