import { PortError, type PortErrorCode, type PortErrorDetail } from '../../src/ports';

/** A call that never settles, for loading states. */
export const never = (): Promise<never> => new Promise<never>(() => {});

/** A call that fails with a code, also when retried. */
export const fails =
  (code: PortErrorCode, detail: PortErrorDetail = code === 'unavailable' ? { retryAfter: 0 } : {}) =>
  (): Promise<never> =>
    Promise.reject(new PortError(code, `Story: ${code}`, detail));
