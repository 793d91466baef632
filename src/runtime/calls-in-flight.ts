/** Number of port calls in flight, over all adapters. */
export const callsInFlight = { count: 0 };
