import { PortError, type PortMethod } from '../../ports';

/** Rejects a call of a port method that the adapter does not implement, for hosts that do not use TypeScript. */
export const rejectMissingMethod = (method: PortMethod): Promise<never> =>
  Promise.reject(new PortError('rejected', `The adapter has no ${method}`));
