/** Permission to show notifications outside of the page; `unknown` if the browser does not support them. */
export type DevicePermission = 'unknown' | 'default' | 'granted' | 'denied';

const api = (): typeof Notification | undefined => (typeof Notification === 'undefined' ? undefined : Notification);

/** The current permission. */
export const devicePermission = (): DevicePermission => api()?.permission ?? 'unknown';

/** Requests the permission. Call it only after a user action: browsers penalize pages for other requests. */
export async function requestNotificationPermission(): Promise<DevicePermission> {
  try {
    return (await api()?.requestPermission()) ?? 'unknown';
  } catch {
    return devicePermission();
  }
}

/** A notification on the device. */
export interface DeviceNotification {
  readonly title: string;
  readonly text: string;
  /** Notifications with the same key replace each other. */
  readonly key: string;
  readonly lang: string;
  readonly onOpen: () => void;
}

/** Shows a notification outside of the page. Returns false if it is not permitted or not supported, as on phones. */
export function showDeviceNotification({ title, text, key, lang, onOpen }: DeviceNotification): boolean {
  const Api = api();
  if (Api?.permission !== 'granted') return false;
  try {
    const notification = new Api(title, { body: text, tag: key, lang });
    notification.onclick = () => {
      window.focus();
      notification.close();
      onOpen();
    };
    return true;
  } catch {
    // Some browsers have the constructor but require a service worker.
    return false;
  }
}
