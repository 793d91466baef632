import { type ReactNode, useId, useState } from 'react';
import type { AutopayChoice } from '../../../domain';
import { AUTOPAY_DAYS, formatMoney, money, numberFormat } from '../../../rules';
import type { PortCommit } from '../../../runtime/commit/port-commit';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useFormats } from '../../../runtime/react/use-formats';
import { useRead } from '../../../runtime/react/use-read';
import { useSettings } from '../../../runtime/react/provider';
import { useUnsaved } from '../../../runtime/react/use-unsaved';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import { RadioTiles } from '../../../ui/checkbox/radio-tiles';
import { Dialog } from '../../../ui/dialog/dialog';
import { Field } from '../../../ui/field/field';
import { NativeSelect } from '../../../ui/field/native-select';
import { TextInput } from '../../../ui/field/text-input';
import { commonMessages } from '../../common/common.messages';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import { endingOf, nameOf } from '../method-name';
import type { LazyMessages } from '../use-lazy-messages';
import { type AutopayForm, type AutopayProblems, exampleLimit, initialForm, isSameChoice, readForm } from '../wallet.rules';
import type { AutopayWorkProps } from './autopay-form';

export interface AutopayDialogProps extends Pick<AutopayWorkProps, 'autopay' | 'methods' | 'accountId' | 'messages' | 'returnFocus' | 'onClose'> {
  readonly later: LazyMessages;
  readonly commit: PortCommit<'setAutopay'>;
  readonly busy: boolean;
  /** It is not known what became of an earlier choice: nothing is sent until it is. */
  readonly stuck: boolean;
  readonly told: ReactNode;
}

/** How the account is to pay by itself. What will happen stands in one sentence over the button. */
export function AutopayDialog(props: AutopayDialogProps) {
  const { autopay, methods, accountId, later, commit, busy, stuck, told, returnFocus, onClose } = props;
  const { m } = later;
  const { locale } = useSettings();
  const common = useMessages('common', commonMessages).m;
  const formId = useId();
  const [form, setForm] = useState<AutopayForm>(() => initialForm(autopay, methods, locale.tag));
  const [asked, setAsked] = useState(false);
  const [dirty, setDirty] = useState(false);
  useUnsaved(dirty, 'view');
  const read = readForm(form, { methods, currency: autopay.currency, locale: locale.tag });
  const problems: AutopayProblems = asked && 'problems' in read ? read.problems : {};
  const change = (next: Partial<AutopayForm>) => {
    setForm((before) => ({ ...before, ...next }));
    setDirty(true);
  };

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || stuck) return;
    setAsked(true);
    if ('problems' in read) {
      const field = event.currentTarget.querySelector<HTMLElement>(read.problems.method ? 'input[type=radio]' : 'input[type=text]');
      return field?.focus();
    }
    if (isSameChoice(autopay, read.choice)) return onClose();
    commit.reset();
    void commit.submit({ accountId, autopay: read.choice });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={autopay.on ? m.setting.titleChange : m.setting.title}
      description={m.setting.text}
      closeLabel={common.close}
      locked={busy}
      returnFocus={returnFocus}
      footer={
        <>
          <Button variant="secondary" aria-disabled={busy || undefined} onClick={onClose}>
            {m.setting.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={m.setting.saving} aria-disabled={stuck || undefined}>
            {autopay.on ? m.setting.save : m.setting.turnOn}
          </Button>
        </>
      }
    >
      <form id={formId} className="tf-stack" data-gap="5" noValidate onSubmit={submit}>
        {told}
        <Method {...props} form={form} error={problems.method === undefined ? undefined : m.setting[problems.method]} onChange={change} />
        <When form={form} later={later} onChange={change} />
        <Limit {...props} form={form} problem={problems.limit} onChange={change} />
        {'choice' in read && <Agreed {...props} form={form} />}
      </form>
    </Dialog>
  );
}

interface PartProps {
  readonly form: AutopayForm;
  readonly later: LazyMessages;
  readonly onChange: (change: Partial<AutopayForm>) => void;
}

/** What can be paid with; the rest stays in its place and says why not. */
function Method({ methods, messages, later: { m }, form, error, onChange }: Pick<AutopayDialogProps, 'methods' | 'messages'> & PartProps & { readonly error: string | undefined }) {
  return (
    <RadioTiles
      className="tf-wallet-from"
      legend={m.setting.method}
      value={form.methodId}
      error={error}
      onValueChange={(methodId) => onChange({ methodId })}
      options={methods.map((method) => ({
        value: method.id,
        label: <bdi>{nameOf(method, messages)}</bdi>,
        description: method.nickname === '' ? undefined : endingOf(method, messages),
        disabledReason: method.problem === null ? undefined : messages.m.tags[method.problem],
      }))}
    />
  );
}

function When({ form, later: { m }, onChange }: PartProps) {
  const { locale } = useSettings();
  const numbers = numberFormat(locale.tag);
  return (
    <div className="tf-stack" data-gap="3">
      <RadioTiles
        legend={m.setting.when}
        value={form.when}
        onValueChange={(when) => onChange({ when: when === 'monthly' ? 'monthly' : 'due' })}
        options={[
          { value: 'due', label: m.setting.dueDate, description: m.setting.dueDateText },
          { value: 'monthly', label: m.setting.monthly, description: m.setting.monthlyText },
        ]}
      />
      {form.when === 'monthly' && (
        <Field label={m.setting.day} className="tf-wallet-short">
          {(control) => (
            <NativeSelect
              {...control}
              value={String(form.day)}
              onValueChange={(day) => onChange({ day: Number(day) })}
              options={AUTOPAY_DAYS.map((day) => ({ value: String(day), label: numbers.format(day) }))}
            />
          )}
        </Field>
      )}
    </div>
  );
}

function Limit({ autopay, form, later: { m, fill }, problem, onChange }: Pick<AutopayDialogProps, 'autopay'> & PartProps & { readonly problem: AutopayProblems['limit'] }) {
  const { locale } = useSettings();
  const example = exampleLimit(autopay.currency, locale.tag);
  const error = problem === undefined ? undefined : fill(m.setting[problem], { example, least: formatMoney(money(0, autopay.currency), locale.tag) });
  return (
    <div className="tf-stack" data-gap="3">
      <Checkbox label={m.setting.limited} description={m.setting.limitedText} checked={form.limited} onCheckedChange={(limited) => onChange({ limited })} />
      {form.limited && (
        <Field label={`${m.setting.limit} (${autopay.currency})`} error={error} className="tf-wallet-short">
          {(control) => (
            <TextInput {...control} align="end" inputMode="decimal" autoComplete="off" value={form.limit} onChange={(event) => onChange({ limit: event.target.value })} />
          )}
        </Field>
      )}
    </div>
  );
}

/** What will happen, in the words the buyer agrees to. */
function Agreed({ methods, autopay, accountId, messages, form, later }: Pick<AutopayDialogProps, 'methods' | 'autopay' | 'accountId' | 'messages' | 'later'> & { readonly form: AutopayForm }) {
  const { m, fill } = later;
  const { locale } = useSettings();
  const read = readForm(form, { methods, currency: autopay.currency, locale: locale.tag });
  const method = methods.find(({ id }) => id === form.methodId);
  if (!('choice' in read) || method === undefined) return null;
  const { day, limit } = read.choice;
  const name = nameOf(method, messages);
  return (
    <p className="tf-wallet-agreed">
      {day === null ? fill(m.setting.agreeDue, { name }) : fill(m.setting.agreeDay, { name, day: String(day) })}
      {limit !== null && ` ${fill(m.setting.agreeLimit, { limit: formatMoney(limit, locale.tag) })}`}
      <Quoted accountId={accountId} choice={read.choice} messages={messages} later={later} />
    </p>
  );
}

/** What would be paid next, as the backend quotes it; nothing where it can not say it for this choice. */
function Quoted({ accountId, choice, messages, later: { m, fill, plural } }: Pick<AutopayDialogProps, 'accountId' | 'messages' | 'later'> & { readonly choice: AutopayChoice & { readonly on: true } }) {
  const adapter = useAdapter();
  const formats = useFormats();
  const args = { choice };
  const [{ data }] = useRead({
    method: 'wallet.autopay',
    args,
    accountId,
    read: (options) => adapter.wallet?.autopay?.({ ...args, accountId, locale: formats.locale }, options) ?? rejectMissingMethod('wallet.autopay'),
  });
  if (data === undefined || !isSameChoice(data, choice)) return null;
  if (data.next === null) return <span className="tf-wallet-quoted">{m.setting.quoteNothing}</span>;
  const { amount, date, invoices, surcharge } = data.next;
  if (invoices === undefined) return null;
  return (
    <span className="tf-wallet-quoted">
      {plural(m.setting.quote, invoices, { amount: formats.money(amount), date: formats.weekdayDate(date) })}
      {surcharge != null && ` ${fill(messages.m.autopay.nextSurcharge, { amount: formats.money(surcharge) })}`}
    </span>
  );
}
