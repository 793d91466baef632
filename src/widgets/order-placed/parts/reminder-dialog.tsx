import { type RefObject, useState } from 'react';
import type { Order, PlannedVisit, Reminder } from '../../../domain';
import { type PortError, toPortError } from '../../../ports';
import { formatInstant, todayOf } from '../../../rules';
import type { Clock } from '../../../runtime/clock';
import { useFormats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { Button } from '../../../ui/button/button';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import { RadioTiles } from '../../../ui/checkbox/radio-tiles';
import { Dialog } from '../../../ui/dialog/dialog';
import { Field } from '../../../ui/field/field';
import { TextInput } from '../../../ui/field/text-input';
import { commonMessages } from '../../common/common.messages';
import type { LazyMessages } from '../order-placed.types';
import { type Proposal, proposals, typedTime } from '../reminder.rules';

export interface ReminderDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly order: Order;
  /** Visits from which times are proposed; null while they load. */
  readonly visits: readonly PlannedVisit[] | null;
  readonly messages: LazyMessages;
  readonly now: Clock;
  readonly onSet: (reminder: Omit<Reminder, 'id'>) => Promise<void>;
  readonly returnFocus: RefObject<HTMLElement | null>;
}

/** Form for a reminder time. It keeps its input while the dialog is closed and when saving fails. */
export function ReminderDialog({
  open,
  onOpenChange,
  order,
  visits,
  messages,
  now,
  onSet,
  returnFocus,
}: ReminderDialogProps) {
  const { m } = messages;
  const common = useMessages('common', commonMessages).m;
  const offered = visits === null ? [] : proposals(order, visits, now());

  const [chosen, setChosen] = useState<string | null>(null);
  const [date, setDate] = useState('');
  const [time, setTime] = useState('09:00');
  const [weekly, setWeekly] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'missing' | 'past' | null>(null);
  const [error, setError] = useState<PortError | null>(null);
  const choice = chosen ?? offered[0]?.id ?? OTHER;

  const submit = async () => {
    const proposal = offered.find(({ id }) => id === choice);
    const typed = proposal ?? typedTime(date, time, order.timeZone, now());
    if ('problem' in typed) return setProblem(typed.problem);
    setBusy(true);
    setError(null);
    try {
      await onSet({ at: typed.at, repeats: weekly ? 'weekly' : 'once', orderId: order.id });
      onOpenChange(false);
    } catch (thrown) {
      setError(toPortError(thrown));
    }
    setBusy(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.reminder.title}
      description={m.reminder.text}
      closeLabel={common.close}
      size="sm"
      locked={busy}
      returnFocus={returnFocus}
      footer={
        <>
          <Button variant="secondary" aria-disabled={busy || undefined} onClick={() => onOpenChange(false)}>
            {m.reminder.cancel}
          </Button>
          <Button
            busy={busy}
            busyLabel={m.reminder.setting}
            aria-disabled={visits === null || undefined}
            onClick={() => void submit()}
          >
            {m.reminder.set}
          </Button>
        </>
      }
    >
      {visits === null ? (
        <Skeleton label={m.reminder.title}>
          <SkeletonText lines={4} />
        </Skeleton>
      ) : (
        <div className="tf-stack" data-gap="4">
          {error !== null && (
            <Banner role="alert" tone="critical" title={m.reminder.failed}>
              {common.errors[error.code]}
            </Banner>
          )}
          <Choice offered={offered} choice={choice} order={order} messages={messages} onChoose={setChosen} />
          {choice === OTHER && (
            <OtherTime
              messages={messages}
              date={date}
              time={time}
              today={todayOf(order)}
              problem={problem}
              onDate={(value) => (setDate(value), setProblem(null))}
              onTime={(value) => (setTime(value), setProblem(null))}
            />
          )}
          <Checkbox label={m.reminder.weekly} checked={weekly} onCheckedChange={setWeekly} />
        </div>
      )}
    </Dialog>
  );
}

const OTHER = 'other';

interface ChoiceProps extends Pick<ReminderDialogProps, 'order' | 'messages'> {
  readonly offered: readonly Proposal[];
  readonly choice: string;
  readonly onChoose: (choice: string) => void;
}

function Choice({ offered, choice, order, messages: { m, fill }, onChoose }: ChoiceProps) {
  const formats = useFormats();
  const today = todayOf(order);
  if (offered.length === 0) return null;
  const about = ({ id, visit }: Proposal) =>
    id === 'weekLater'
      ? m.reminder.weekLater
      : fill(m.reminder[id], { date: visit === null ? '' : formats.weekdayDate(visit) });
  return (
    <RadioTiles
      legend={m.reminder.title}
      hideLegend
      value={choice}
      onValueChange={onChoose}
      options={[
        ...offered.map((proposal) => ({
          value: proposal.id,
          label: formatInstant(proposal.at, formats.locale, { timeZone: order.timeZone, today }),
          description: about(proposal),
        })),
        { value: OTHER, label: m.reminder.anotherTime },
      ]}
    />
  );
}

interface OtherTimeProps extends Pick<ReminderDialogProps, 'messages'> {
  readonly date: string;
  readonly time: string;
  readonly today: string | undefined;
  readonly problem: 'missing' | 'past' | null;
  readonly onDate: (value: string) => void;
  readonly onTime: (value: string) => void;
}

function OtherTime({ messages: { m }, date, time, today, problem, onDate, onTime }: OtherTimeProps) {
  return (
    <div className="tf-placed-time">
      <Field label={m.reminder.date} error={problem === null ? undefined : m.reminder[problem]}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            min={today}
            value={date}
            onChange={(event) => onDate(event.target.value)}
          />
        )}
      </Field>
      <Field label={m.reminder.time}>
        {(control) => (
          <TextInput {...control} type="time" value={time} onChange={(event) => onTime(event.target.value)} />
        )}
      </Field>
    </div>
  );
}
