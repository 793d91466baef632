/** Whether this browser shows notifications of the page's outside of it; `unknown` where it has none to show. */
export type DevicePermission = 'unknown' | 'default' | 'granted' | 'denied';

const api = (): typeof Notification | undefined => (typeof Notification === 'undefined' ? undefined : Notification);

/** What the person allowed so far. */
export const devicePermission = (): DevicePermission => api()?.permission ?? 'unknown';

/** Asks the person. Only to be called where they pressed for it: a browser holds other asking against the page. */
export async function requestNotificationPermission(): Promise<DevicePermission> {
  try {
    return (await api()?.requestPermission()) ?? 'unknown';
  } catch {
    return devicePermission();
  }
}

/** What is shown on the device. */
export interface DeviceNotification {
  readonly title: string;
  readonly text: string;
  /** The same for the same thing: shown again, it takes the earlier one's place. */
  readonly key: string;
  readonly lang: string;
  readonly onOpen: () => void;
}

/** Shows a notification outside of the page; false where that is not allowed, or not possible, as on phones. */
export function showDeviceNotification({ title, text, key, lang, onOpen }: DeviceNotification): boolean {
  const Api = api();
  if (Api?.permission !== 'granted') return false;
  try {
    const shown = new Api(title, { body: text, tag: key, lang });
    shown.onclick = () => {
      window.focus();
      shown.close();
      onOpen();
    };
    return true;
  } catch {
    // Some browsers have the name and want a service worker for it.
    return false;
  }
}
