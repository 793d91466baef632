/**
 * Notifies other tabs of the same site about a change. Only an optimization: a tab that misses a message gets the
 * change with its next server response.
 */
export interface TabChannel {
  post(message: string): void;
  /** Subscribes to messages. Returns a function that unsubscribes. */
  listen(listener: (message: string) => void): () => void;
}

/** Opens a channel by its name; has no effect in browsers without BroadcastChannel. */
export function openTabChannel(name: string): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, listen: () => () => {} };
  const channel = new BroadcastChannel(`tradefront:1:${name}`);
  // In Node an open channel keeps the process alive; browsers do not have `unref`.
  if ('unref' in channel && typeof channel.unref === 'function') channel.unref();
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
      const onMessage = (event: MessageEvent<unknown>) => {
        if (typeof event.data === 'string') listener(event.data);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}

/** Channel for changes of an account's cart, to other tabs and to other cart runtimes on the page. */
export const cartChannel = (adapterId: string, accountId: string | null): TabChannel =>
  openTabChannel(`cart:${adapterId}:${accountId ?? 'guest'}`);

/** Channel for new and read notifications of an account, to other tabs and to other parts of the page. */
export const notificationsChannel = (adapterId: string, accountId: string | null): TabChannel =>
  openTabChannel(`notifications:${adapterId}:${accountId ?? 'guest'}`);
