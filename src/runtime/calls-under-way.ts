/** How many calls of all adapters wait for their answers. */
export const calls = { underWay: 0 };
