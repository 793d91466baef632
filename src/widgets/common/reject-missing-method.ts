import { PortError, type PortMethod } from '../../ports';

/** The answer of a port method that the adapter does not have: for hosts that are not written in TypeScript. */
export const rejectMissingMethod = (method: PortMethod): Promise<never> =>
  Promise.reject(new PortError('rejected', `The adapter has no ${method}`));
