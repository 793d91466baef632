import { useEffect, useState } from 'react';
import { BellRing } from 'lucide';
import { requestNotificationPermission, devicePermission } from '../../../runtime/reminders/device-notifications';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import type { RemindersShownBy } from '../notifications.types';
import type { ReminderMessages } from '../notifications.view.types';

interface DevicePartProps {
  readonly toldBy: RemindersShownBy;
  readonly messages: ReminderMessages;
}

/** How reminders reach the buyer on this device. It is asked for a permission only when it is pressed for. */
export function DevicePart({ toldBy, messages: { m } }: DevicePartProps) {
  const [permission, setPermission] = useState(devicePermission);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    // Somebody may have been in the browser's settings.
    const look = () => setPermission(devicePermission());
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
  switch (permission) {
    case 'unknown':
      return <p className="tf-hint">{m.device.pageOnly[toldBy]}</p>;
    case 'granted':
      return <p className="tf-hint">{m.device.granted[toldBy]}</p>;
    case 'denied':
      return (
        <Banner tone="caution" role="status" title={m.device.blocked}>
          {m.device.blockedText}
        </Banner>
      );
    case 'default':
      return (
        <div className="tf-stack">
          <Button
            variant="secondary"
            size="sm"
            icon={BellRing}
            className="tf-notifications-ask"
            busy={asking}
            busyLabel={m.device.asking}
            onClick={() => {
              setAsking(true);
              void requestNotificationPermission().then((answer) => {
                setPermission(answer);
                setAsking(false);
              });
            }}
          >
            {m.device.ask}
          </Button>
          <p className="tf-hint">{m.device.askText[toldBy]}</p>
        </div>
      );
    default:
      return permission satisfies never;
  }
}
