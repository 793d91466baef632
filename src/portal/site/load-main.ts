/**
 * Requests the rendering code. The start script imports this module first: a slow device takes a quarter of a second to
 * evaluate the rest of the script, and the connection would be idle meanwhile.
 */
export const main = import('./main');
