import { NOTIFICATION_TOPICS } from '../../../rules';
import { useFormats } from '../../../runtime/react/use-formats';
import { Field } from '../../../ui/field/field';
import { NativeSelect } from '../../../ui/field/native-select';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control';
import type { NotificationListProps } from './notification-list';

interface NotificationFiltersProps extends Pick<NotificationListProps, 'messages' | 'handle'> {
  /** How many are not read; null while that is not known. */
  readonly unread: number | null;
}

/** All or what is not read, and by topic. */
export function NotificationFilters({ messages: { m, fill }, handle: { value, set }, unread }: NotificationFiltersProps) {
  const formats = useFormats();
  return (
    <div className="tf-row tf-wrap tf-notifications-filters">
      <SegmentedControl
        label={m.show}
        value={value.unreadOnly ? 'unread' : 'all'}
        onValueChange={(show) => set({ unreadOnly: show === 'unread' })}
        options={[
          { value: 'all', label: m.all },
          { value: 'unread', label: unread === null || unread === 0 ? m.unread : fill(m.unreadCount, { count: formats.number(unread) }) },
        ]}
      />
      <Field label={m.topic} hideLabel>
        {(control) => (
          <NativeSelect
            {...control}
            value={value.topic ?? ''}
            onValueChange={(topic) => set({ topic: NOTIFICATION_TOPICS.find((known) => known === topic) ?? null })}
            options={[{ value: '', label: m.topics.all }, ...NOTIFICATION_TOPICS.map((topic) => ({ value: topic, label: m.topics[topic] }))]}
          />
        )}
      </Field>
    </div>
  );
}
