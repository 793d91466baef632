import type { AutopayChoice } from '../../../domain';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useFormats } from '../../../runtime/react/use-formats';
import { useRead } from '../../../runtime/react/use-read';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import { isSameChoice } from '../wallet.rules';
import type { LazyMessages, WalletMessages } from '../wallet.types';

export interface AutopayQuoteProps {
  readonly accountId: string | null;
  readonly choice: AutopayChoice & { readonly enabled: true };
  readonly messages: WalletMessages;
  readonly lazyMessages: LazyMessages;
}

/** Next payment as quoted by the backend; renders nothing if there is no quote for this choice. */
export function AutopayQuote({ accountId, choice, messages, lazyMessages: { m, fill, plural } }: AutopayQuoteProps) {
  const adapter = useAdapter();
  const formats = useFormats();
  const args = { choice };
  const [{ data }] = useRead({
    method: 'wallet.autopay',
    args,
    accountId,
    read: (options) =>
      adapter.wallet?.autopay?.({ ...args, accountId, locale: formats.locale }, options) ??
      rejectMissingMethod('wallet.autopay'),
  });
  if (data === undefined || !isSameChoice(data, choice)) return null;
  if (data.next === null)
    return (
      <span part="wallet-quoted" className="tf-wallet-quoted">
        {m.setting.quoteNothing}
      </span>
    );
  const { amount, date, invoices, surcharge } = data.next;
  if (invoices === undefined) return null;
  return (
    <span part="wallet-quoted" className="tf-wallet-quoted">
      {plural(m.setting.quote, invoices, { amount: formats.money(amount), date: formats.weekdayDate(date) })}
      {surcharge != null && ` ${fill(messages.m.autopay.nextSurcharge, { amount: formats.money(surcharge) })}`}
    </span>
  );
}
