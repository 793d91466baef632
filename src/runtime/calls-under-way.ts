/** Number of port calls in flight, over all adapters. */
export const callsUnderWay = { count: 0 };
