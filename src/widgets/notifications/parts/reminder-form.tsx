import { type RefObject, useEffect, useId, useState } from 'react';
import { BellRing } from 'lucide';
import type { AccountDetail, Reminder } from '../../../domain';
import { type PortError, toPortError } from '../../../ports';
import { useMessages } from '../../../runtime/react/use-messages';
import { devicePermission, requestNotificationPermission } from '../../../runtime/reminders/device-notifications';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { RadioTiles } from '../../../ui/checkbox/radio-tiles';
import { Dialog } from '../../../ui/dialog/dialog';
import { useForm } from '../../../ui/form/use-form';
import { commonMessages } from '../../common/common.messages';
import type { ReminderMessages, RemindersShownBy } from '../notifications.types';
import {
  type DraftField,
  draftOf,
  type DraftProblem,
  type ReminderDraft,
  toReminderRequest,
  whenText,
} from '../reminder.rules';
import type { RemindersHandle } from '../use-reminders';
import { ReminderFields } from './reminder-fields';

export interface ReminderFormProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The reminder to change; null for a new one. */
  readonly reminder: Reminder | null;
  readonly account: AccountDetail;
  readonly reminders: RemindersHandle;
  readonly messages: ReminderMessages;
  readonly shownBy: RemindersShownBy;
  readonly returnFocus: RefObject<HTMLElement | null>;
}

/** Form for a reminder. It keeps its input while the dialog is closed and when saving fails. */
export function ReminderForm({
  open,
  onClose,
  reminder,
  account,
  reminders,
  messages,
  shownBy,
  returnFocus,
}: ReminderFormProps) {
  const { m, fill, locale } = messages;
  const common = useMessages('common', commonMessages).m;
  const formId = useId();
  const { timeZone, visits } = account;
  const knowsCutOffs = reminders.can.update && visits.length > 0;
  const times = { timeZone, visits, now: reminders.now() };
  const [error, setError] = useState<PortError | null>(null);
  const form = useForm<ReminderDraft, DraftField, DraftProblem>({
    initial: () => draftOf(reminder, times, knowsCutOffs),
    problemsOf: (draft) => {
      const result = toReminderRequest(draft, times);
      return 'problems' in result ? result.problems : new Map<DraftField, DraftProblem>();
    },
    textOf: (_, problem) => m.form[problem],
    onSubmit: async (draft) => {
      const result = toReminderRequest(draft, times);
      if ('problems' in result) return;
      setError(null);
      try {
        await reminders.save(result.request, reminder);
        // The form for the next new reminder starts empty.
        if (reminder === null) form.startOver();
        else form.quiet();
        onClose();
      } catch (thrown) {
        setError(toPortError(thrown));
      }
    },
  });
  const { values: draft, isSubmitting: busy } = form;
  const result = toReminderRequest(draft, times);
  const change = (part: Partial<ReminderDraft>, field?: DraftField) => {
    form.change(part, field);
    setError(null);
  };
  const kinds = [
    ...(knowsCutOffs
      ? [{ value: 'before-cut-off', label: m.form.beforeCutOff, description: m.form.beforeCutOffText }]
      : []),
    { value: 'weekly', label: m.form.weekly, description: m.form.weeklyText },
    { value: 'once', label: m.form.once, description: m.form.onceText },
  ];
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={reminder === null ? m.form.adding : m.form.editing}
      description={m.reminders.text}
      closeLabel={common.close}
      locked={busy}
      returnFocus={returnFocus}
      footer={
        <>
          <Button variant="secondary" aria-disabled={busy || undefined} onClick={onClose}>
            {m.form.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={m.form.saving}>
            {reminder === null ? m.form.set : m.form.save}
          </Button>
        </>
      }
    >
      <form
        {...form.props}
        id={formId}
        part="notifications-form"
        className="tf-stack tf-notifications-form"
        data-gap="4"
      >
        {error !== null && (
          <Banner role="alert" tone="critical" title={m.form.failed}>
            {common.errors[error.code]}
          </Banner>
        )}
        <RadioTiles
          legend={m.form.kind}
          value={draft.kind}
          onValueChange={(kind) => {
            if (kind === 'before-cut-off' || kind === 'weekly' || kind === 'once') change({ kind });
          }}
          options={kinds}
        />
        <ReminderFields form={form} messages={messages} today={reminders.today} onChange={change} />
        <p className="tf-second tf-muted tf-notifications-preview" aria-live="polite">
          {'request' in result
            ? fill(m.form.preview, { when: whenText(result.request.at, locale, timeZone, reminders.today) })
            : ''}
        </p>
        <DevicePart shownBy={shownBy} messages={messages} />
      </form>
    </Dialog>
  );
}

interface DevicePartProps {
  readonly shownBy: RemindersShownBy;
  readonly messages: ReminderMessages;
}

/** Device notifications for reminders. The browser asks for permission only when the buyer presses the button. */
function DevicePart({ shownBy, messages: { m } }: DevicePartProps) {
  const [permission, setPermission] = useState(devicePermission);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    // The permission may have changed in the browser's settings.
    const look = () => setPermission(devicePermission());
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
  switch (permission) {
    case 'unknown':
      return <p className="tf-hint">{m.device.pageOnly[shownBy]}</p>;
    case 'granted':
      return <p className="tf-hint">{m.device.granted[shownBy]}</p>;
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
          <p className="tf-hint">{m.device.askText[shownBy]}</p>
        </div>
      );
    default:
      return permission satisfies never;
  }
}
