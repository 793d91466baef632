/** Whether the device has a connection, as far as it says; true on a server. */
export const isOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false;
