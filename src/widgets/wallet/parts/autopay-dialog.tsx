import { type ReactNode, useId, useState } from 'react';
import { AUTOPAY_DAYS, formatMoney, money, numberFormat } from '../../../rules';
import type { PortCommit } from '../../../runtime/commit/port-commit';
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
import { type Form, useForm } from '../../../ui/form/use-form';
import { commonMessages } from '../../common/common.messages';
import { AutopayQuote } from '../connected/autopay-quote';
import type { AutopayWorkProps } from '../connected/autopay-work';
import {
  endingOf,
  nameOf,
  type AutopayField,
  type AutopayForm,
  type AutopayFormProblem,
  exampleLimit,
  initialForm,
  isSameChoice,
  readForm,
} from '../wallet.rules';
import type { LazyMessages } from '../wallet.types';

export interface AutopayDialogProps extends Pick<
  AutopayWorkProps,
  'autopay' | 'methods' | 'accountId' | 'messages' | 'returnFocus' | 'onClose'
> {
  readonly lazyMessages: LazyMessages;
  readonly commit: PortCommit<'setAutopay'>;
  readonly busy: boolean;
  /** True while the outcome of an earlier choice is unknown; no request is sent then. */
  readonly isUnknown: boolean;
  readonly outcome: ReactNode;
}

/** Autopay settings. A sentence above the button summarizes what will be paid. */
export function AutopayDialog(props: AutopayDialogProps) {
  const { autopay, methods, accountId, lazyMessages, commit, busy, isUnknown, outcome, returnFocus, onClose } = props;
  const { m, fill } = lazyMessages;
  const { locale } = useSettings();
  const common = useMessages('common', commonMessages).m;
  const formId = useId();
  const rules = { methods, currency: autopay.currency, locale: locale.tag };
  const form = useForm<AutopayForm, AutopayField, AutopayFormProblem>({
    initial: () => initialForm(autopay, methods, locale.tag),
    problemsOf: (values) => {
      const read = readForm(values, rules);
      return 'problems' in read ? read.problems : new Map<AutopayField, AutopayFormProblem>();
    },
    textOf: (_, problem) =>
      problem === 'choose'
        ? m.setting.choose
        : fill(m.setting[problem], {
            example: exampleLimit(autopay.currency, locale.tag),
            least: formatMoney(money(0, autopay.currency), locale.tag),
          }),
    isLocked: () => busy || isUnknown,
    onSubmit: (values) => {
      const read = readForm(values, rules);
      if ('problems' in read) return;
      if (isSameChoice(autopay, read.choice)) return onClose();
      commit.reset();
      void commit.submit({ accountId, autopay: read.choice });
    },
  });
  const [first] = useState(form.values);
  useUnsaved(form.values !== first, 'view');

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={autopay.enabled ? m.setting.titleChange : m.setting.title}
      description={m.setting.text}
      closeLabel={common.close}
      locked={busy}
      returnFocus={returnFocus}
      footer={
        <>
          <Button variant="secondary" aria-disabled={busy || undefined} onClick={onClose}>
            {m.setting.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={busy}
            busyLabel={m.setting.saving}
            aria-disabled={isUnknown || undefined}
          >
            {autopay.enabled ? m.setting.save : m.setting.turnOn}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="tf-stack" data-gap="5">
        {outcome}
        <Method {...props} form={form} />
        <When form={form} lazyMessages={lazyMessages} />
        <Limit {...props} form={form} />
        <Agreed {...props} form={form} />
      </form>
    </Dialog>
  );
}

interface PartProps {
  readonly form: Form<AutopayForm, AutopayField, AutopayFormProblem>;
  readonly lazyMessages: LazyMessages;
}

/** Usable payment methods. Unusable ones stay in the list with their reason. */
function Method({
  methods,
  messages,
  lazyMessages: { m },
  form,
}: Pick<AutopayDialogProps, 'methods' | 'messages'> & PartProps) {
  return (
    <RadioTiles
      part="wallet-from"
      className="tf-wallet-from"
      legend={m.setting.method}
      {...form.field('method')}
      value={form.values.methodId}
      onValueChange={(methodId) => form.change({ methodId })}
      options={methods.map((method) => ({
        value: method.id,
        label: <bdi>{nameOf(method, messages)}</bdi>,
        description: method.nickname === '' ? undefined : endingOf(method, messages),
        disabledReason: method.problem === null ? undefined : messages.m.tags[method.problem],
      }))}
    />
  );
}

function When({ form: { values, change }, lazyMessages: { m } }: PartProps) {
  const { locale } = useSettings();
  const numbers = numberFormat(locale.tag);
  return (
    <div className="tf-stack" data-gap="3">
      <RadioTiles
        legend={m.setting.when}
        value={values.when}
        onValueChange={(when) => change({ when: when === 'monthly' ? 'monthly' : 'due' })}
        options={[
          { value: 'due', label: m.setting.dueDate, description: m.setting.dueDateText },
          { value: 'monthly', label: m.setting.monthly, description: m.setting.monthlyText },
        ]}
      />
      {values.when === 'monthly' && (
        <Field label={m.setting.day} className="tf-wallet-short">
          {(control) => (
            <NativeSelect
              {...control}
              value={String(values.day)}
              onValueChange={(day) => change({ day: Number(day) })}
              options={AUTOPAY_DAYS.map((day) => ({ value: String(day), label: numbers.format(day) }))}
            />
          )}
        </Field>
      )}
    </div>
  );
}

function Limit({ autopay, form, lazyMessages: { m } }: Pick<AutopayDialogProps, 'autopay'> & PartProps) {
  return (
    <div className="tf-stack" data-gap="3">
      <Checkbox
        label={m.setting.limited}
        description={m.setting.limitedText}
        checked={form.values.limited}
        onCheckedChange={(limited) => form.change({ limited })}
      />
      {form.values.limited && (
        <Field {...form.field('limit')} label={`${m.setting.limit} (${autopay.currency})`} className="tf-wallet-short">
          {(control) => (
            <TextInput {...control} {...form.input('limit')} align="end" inputMode="decimal" autoComplete="off" />
          )}
        </Field>
      )}
    </div>
  );
}

/** Summary of the settings that the buyer confirms. */
function Agreed({
  methods,
  autopay,
  accountId,
  messages,
  form: { values },
  lazyMessages,
}: Pick<AutopayDialogProps, 'methods' | 'autopay' | 'accountId' | 'messages'> & PartProps) {
  const { m, fill } = lazyMessages;
  const { locale } = useSettings();
  const read = readForm(values, { methods, currency: autopay.currency, locale: locale.tag });
  const method = methods.find(({ id }) => id === values.methodId);
  if (!('choice' in read) || method === undefined) return null;
  const { day, limit } = read.choice;
  const name = nameOf(method, messages);
  return (
    <p className="tf-wallet-agreed">
      {day === null ? fill(m.setting.agreeDue, { name }) : fill(m.setting.agreeDay, { name, day: String(day) })}
      {limit !== null && ` ${fill(m.setting.agreeLimit, { limit: formatMoney(limit, locale.tag) })}`}
      <AutopayQuote accountId={accountId} choice={read.choice} messages={messages} lazyMessages={lazyMessages} />
    </p>
  );
}
