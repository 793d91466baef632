import { useState } from 'react';
import type { Emit } from '../../runtime/events';
import { withChange, defaultValue } from './notifications.rules';
import type { NotificationsEvents, NotificationsProps, NotificationsValue } from './notifications.types';

/** Which notifications are shown, held by the host or here. */
export function useNotificationsValue(held: NotificationsProps['value'], emit: Emit<NotificationsEvents>) {
  const [own, setOwn] = useState<NotificationsValue>(defaultValue);
  const value: NotificationsValue = { ...own, ...held };
  return {
    value,
    set(part: Partial<NotificationsValue>) {
      const next = withChange(value, part);
      setOwn(next);
      emit('value-change', next);
    },
  };
}

export type NotificationsHandle = ReturnType<typeof useNotificationsValue>;
