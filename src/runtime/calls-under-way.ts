/** How many calls of all adapters wait for their answers. */
export const callsUnderWay = { count: 0 };
