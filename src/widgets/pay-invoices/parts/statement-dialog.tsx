import { useId, useState } from 'react';
import { addDays, addMonths, type DateRange, dateRangeProblem, lastDays, type RangeEnd } from '../../../rules';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { RadioTiles } from '../../../ui/checkbox/radio-tiles';
import { Dialog } from '../../../ui/dialog/dialog';
import { Field } from '../../../ui/field/field';
import { TextInput } from '../../../ui/field/text-input';
import { commonMessages } from '../../common/common.messages';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import { payInvoicesContract } from '../pay-invoices.contract';
import { payInvoicesLazyMessages } from '../pay-invoices.lazy.messages';
import { useFile } from '../use-file-download';
import { FileError } from './file-error';
import type { LazyDialogsProps } from './lazy-parts';

const periods = ['month', 'lastMonth', 'ninety', 'custom'] as const;
type Period = (typeof periods)[number];

const NINETY = 90;

/** Date range of a preset period; null for a custom one. */
function daysOf(period: Period, today: string): DateRange | null {
  const first = `${today.slice(0, 8)}01`;
  switch (period) {
    case 'month':
      return { start: first, end: today };
    case 'lastMonth':
      return { start: addMonths(first, -1), end: addDays(first, -1) };
    case 'ninety':
      return lastDays(NINETY, today);
    case 'custom':
      return null;
    default:
      return period satisfies never;
  }
}

/** Account statement for a period, as a document or for a spreadsheet. */
export function StatementDialog({
  totals,
  documents,
  overrides,
  onClose,
  onDownloaded,
  returnFocus,
}: LazyDialogsProps) {
  const messages = useMessages(payInvoicesContract.name, payInvoicesLazyMessages, overrides);
  const { m } = messages;
  const common = useMessages('common', commonMessages).m;
  // Uses the backend's date, because the device's date may differ.
  const { today } = totals;
  const id = useId();
  const [period, setPeriod] = useState<Period>('lastMonth');
  const [format, setFormat] = useState<'pdf' | 'csv'>('pdf');
  const [range, setRange] = useState<DateRange>(() => daysOf('month', today) ?? { start: '', end: '' });
  const [edited, setEdited] = useState<RangeEnd>('start');
  const [isValidated, setIsValidated] = useState(false);
  const file = useFile(onDownloaded);
  const selectedRange = daysOf(period, today) ?? range;
  const problem = dateRangeProblem(selectedRange.start, selectedRange.end, edited);
  const wrong = (end: RangeEnd): string | undefined => {
    if (!isValidated || period !== 'custom') return undefined;
    if (range[end] === '') return m.statement.missing;
    if (problem?.field !== end) return undefined;
    return problem.code === 'startAfterEnd' || problem.code === 'endBeforeStart'
      ? m.statement[problem.code]
      : m.statement.missing;
  };
  const download = async () => {
    setIsValidated(true);
    if (problem !== null || selectedRange.start === '' || selectedRange.end === '') return;
    if (
      await file.fetch(() => documents.statement?.(selectedRange, format) ?? rejectMissingMethod('invoices.statement'))
    )
      onClose();
  };
  const change = (end: RangeEnd, value: string) => {
    setEdited(end);
    setRange({ ...range, [end]: value });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={m.statement.title}
      description={m.statement.text}
      closeLabel={common.close}
      size="sm"
      returnFocus={returnFocus}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.statement.cancel}
          </Button>
          <Button busy={file.busy} busyLabel={m.statement.downloading} onClick={() => void download()}>
            {m.statement.download}
          </Button>
        </>
      }
    >
      <div className="tf-stack" data-gap="4">
        <RadioTiles
          legend={m.statement.period}
          value={period}
          onValueChange={(value) => setPeriod(periods.find((known) => known === value) ?? 'month')}
          options={periods.map((value) => ({ value, label: m.statement[value] }))}
        />
        {period === 'custom' && (
          <div className="tf-invoices-range">
            {(['start', 'end'] as const).map((end) => (
              <Field
                key={end}
                id={`${id}-${end}`}
                label={end === 'start' ? m.statement.from : m.statement.to}
                error={wrong(end)}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    type="date"
                    max={today}
                    value={range[end]}
                    onChange={(event) => change(end, event.target.value)}
                  />
                )}
              </Field>
            ))}
          </div>
        )}
        <RadioTiles
          legend={m.statement.format}
          value={format}
          onValueChange={(value) => setFormat(value === 'csv' ? 'csv' : 'pdf')}
          options={(['pdf', 'csv'] as const).map((value) => ({ value, label: m.statement[value] }))}
        />
        <FileError file={file} messages={messages} number={m.statement.title} />
      </div>
    </Dialog>
  );
}
