/**
 * Tells other tabs of the same site that something changed. An optimisation: a tab that hears nothing learns it
 * from the server's next answer.
 */
export interface TabChannel {
  post(message: string): void;
  /** Returns what stops listening. */
  listen(listener: (message: string) => void): () => void;
}

/** A channel by name; silent where the browser has none. */
export function openTabChannel(name: string): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, listen: () => () => {} };
  const channel = new BroadcastChannel(`tradefront:1:${name}`);
  // Node keeps a process alive for an open channel; a browser has no such handle.
  if ('unref' in channel && typeof channel.unref === 'function') channel.unref();
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
      const heard = (event: MessageEvent<unknown>) => {
        if (typeof event.data === 'string') listener(event.data);
      };
      channel.addEventListener('message', heard);
      return () => channel.removeEventListener('message', heard);
    },
  };
}

/** Where it is said that an account's cart changed, to other tabs and to whatever else of this page holds the cart. */
export const cartChannel = (adapterId: string, accountId: string | null): TabChannel =>
  openTabChannel(`cart:${adapterId}:${accountId ?? 'guest'}`);

/** Where it is said that an account's notifications were read or came, to other tabs and to what else of this page shows them. */
export const notificationsChannel = (adapterId: string, accountId: string | null): TabChannel =>
  openTabChannel(`notifications:${adapterId}:${accountId ?? 'guest'}`);
