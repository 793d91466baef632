import { Download } from 'lucide';
import type { PortError } from '../../../ports';
import type { DateRange } from '../../../rules';
import { useFormats } from '../../../runtime/react/use-formats';
import { type Messages, useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar';
import { commonMessages } from '../../common/common.messages';
import type { orderHistoryLazyMessages } from '../order-history.lazy.messages';
import type { Gathered } from '../order-history.lazy.rules';

/** State of an export. */
export type ExportState =
  | { readonly step: 'ready' | 'stopped' | 'none' }
  | { readonly step: 'gathering'; readonly gathered: Gathered | null }
  | { readonly step: 'saved'; readonly fileName: string; readonly orders: number }
  | { readonly step: 'failed'; readonly error: PortError };

interface ExportDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly state: ExportState;
  /** Date range of the export. */
  readonly range: DateRange;
  readonly messages: Messages<typeof orderHistoryLazyMessages>;
  readonly onStart: () => void;
  readonly onStop: () => void;
}

/** Export of six months of orders: progress, a stop button, and the result (decision 18). */
export function ExportDialog({
  open,
  onOpenChange,
  state,
  range: { start, end },
  messages,
  onStart,
  onStop,
}: ExportDialogProps) {
  const { m, fill } = messages;
  const common = useMessages('common', commonMessages).m;
  const formats = useFormats();
  const gathering = state.step === 'gathering';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={m.exporting.title}
      description={fill(m.exporting.text, { start: formats.date(start), end: formats.date(end) })}
      closeLabel={common.close}
      footer={
        gathering ? (
          <Button variant="secondary" onClick={onStop}>
            {m.exporting.stop}
          </Button>
        ) : state.step === 'saved' || state.step === 'none' ? (
          <Button onClick={() => onOpenChange(false)}>{m.exporting.close}</Button>
        ) : (
          <Button icon={Download} onClick={onStart}>
            {state.step === 'ready' ? m.exporting.start : m.exporting.tryAgain}
          </Button>
        )
      }
    >
      <div className="tf-stack">
        <Progress state={state} messages={messages} />
        <Outcome state={state} messages={messages} />
      </div>
    </Dialog>
  );
}

type StateProps = Pick<ExportDialogProps, 'state' | 'messages'>;

function Progress({ state, messages: { m, fill, plural } }: StateProps) {
  const formats = useFormats();
  if (state.step !== 'gathering') return null;
  const { done = 0, total = null } = state.gathered ?? {};
  const text =
    state.gathered === null
      ? undefined
      : total === null
        ? plural(m.exporting.progressOpen, done)
        : fill(m.exporting.progress, { done: formats.number(done), total: formats.number(total) });
  return (
    <ProgressBar
      label={m.exporting.gathering}
      value={total === null || state.gathered === null ? undefined : done}
      max={total ?? 100}
      valueText={text}
    />
  );
}

function Outcome({ state, messages: { m, plural } }: StateProps) {
  const common = useMessages('common', commonMessages).m;
  switch (state.step) {
    case 'saved':
      return (
        <Banner
          role="status"
          tone="positive"
          title={plural(m.exporting.done, state.orders, { name: state.fileName })}
        />
      );
    case 'none':
      return <Banner role="status" title={m.exporting.none} />;
    case 'stopped':
      return <Banner role="status" title={m.exporting.stopped} />;
    case 'failed':
      return (
        <Banner role="alert" tone="critical" title={m.exporting.failed}>
          {common.errors[state.error.code]}
        </Banner>
      );
    case 'ready':
    case 'gathering':
      return null;
    default:
      return state satisfies never;
  }
}
