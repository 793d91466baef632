import type { WalletMethod } from '../../../domain';
import { useFormats } from '../../../runtime/react/use-formats';
import { useSettings } from '../../../runtime/react/provider';
import { SkeletonShape } from '../../../ui/skeleton/skeleton';
import { Button } from '../../../ui/button/button';
import { RadioTiles } from '../../../ui/checkbox/radio-tiles';
import { Link } from '../../../ui/link/link';
import { useMessages } from '../../../runtime/react/use-messages';
import { AddMethod } from '../../common/add-method/add-method';
import { addMethodButtonMessages } from '../../common/add-method/add-method-button.messages';
import { commonMessages } from '../../common/common.messages';
import type { InvoicesMessages, PartProps } from '../pay-invoices.types';
import { surchargeOf } from '../payment-plan.rules';
import type { PaymentForm } from '../use-payment-form';

/** Name of a payment method: its nickname, or its brand and last four digits. */
export function methodName({ kind, nickname, brand, lastFour }: WalletMethod, { m, fill }: InvoicesMessages): string {
  const plain = fill(kind === 'card' ? m.pay.card : m.pay.bank, { brand, lastFour });
  return nickname === '' ? plain : `${nickname}, ${plain}`;
}

/** Payment methods, each with its surcharge for this payment. Unusable methods stay in the list with their reason. */
export function PayFrom({ messages, paymentForm }: PartProps & { readonly paymentForm: PaymentForm }) {
  const { m, fill } = messages;
  const formats = useFormats();
  const { links } = useSettings();
  const common = useMessages('common', commonMessages).m;
  const { accountId, methods, refetchMethods, method, fields, onMethodAdded, quotes, plan, paying, locked, saves } =
    paymentForm;
  const add = useMessages('add-method', addMethodButtonMessages).m;
  const toWallet = links.href({ to: 'wallet' });
  if (plan.allocation.charge.minor === 0 && plan.allocation.settled.minor > 0)
    return <p className="tf-second tf-muted">{m.pay.covered}</p>;
  if (methods.status === 'loading') return <SkeletonShape shape="control" />;
  if (methods.status === 'failed') {
    return (
      <p className="tf-second" role="alert">
        {m.pay.methodsFailed}{' '}
        <Button variant="base-underline" size="sm" onClick={refetchMethods}>
          {common.tryAgain}
        </Button>
      </p>
    );
  }
  const monthOf = ({ expiry }: WalletMethod) => ({
    month: String(expiry?.month ?? '').padStart(2, '0'),
    year: String(expiry?.year ?? '').slice(-2),
  });
  const whyNot = (one: WalletMethod): string | undefined =>
    one.problem === null ? undefined : one.problem === 'expired' ? fill(m.pay.expired, monthOf(one)) : m.pay.unverified;
  // Usable methods are listed first and larger. Unusable ones are also listed, so that the buyer finds them.
  const usable = methods.data.filter(({ problem }) => problem === null);
  const offered = usable.length > 0 ? usable : methods.data;
  const others = usable.length > 0 ? methods.data.filter(({ problem }) => problem !== null) : [];
  const costs = (one: WalletMethod): string | null => {
    const surcharge = surchargeOf(quotes.quotes, one.id);
    if (surcharge !== null)
      return fill(m.pay.surchargeAt, { rate: formats.number(surcharge.rate), amount: formats.money(surcharge.amount) });
    // Without a quote the surcharge is unknown, so no text shows.
    return quotes.status === 'ready' ? m.pay.noSurcharge : null;
  };
  return (
    <div className="tf-stack" data-gap="2">
      {methods.data.length === 0 && <p className="tf-second tf-muted">{m.pay.noMethods}</p>}
      {offered.length > 0 && (
        <RadioTiles
          part="invoices-methods"
          className="tf-invoices-methods"
          legend={m.pay.from}
          value={method?.id ?? null}
          disabled={locked}
          onValueChange={(id) => paying.chooseMethod(id)}
          options={offered.map((one) => ({
            value: one.id,
            label: methodName(one, messages),
            description: costs(one),
            disabledReason: whyNot(one),
          }))}
        />
      )}
      {saves !== null && (
        <p className="tf-second tf-invoices-saves">
          {fill(m.pay.saves, { amount: formats.money(saves.amount), method: methodName(saves.over, messages) })}
        </p>
      )}
      {others.length > 0 && (
        <ul className="tf-second tf-quiet">
          {others.map((one) => (
            <li key={one.id}>
              {fill(m.pay.unusable, { method: methodName(one, messages), reason: whyNot(one) ?? '' })}
            </li>
          ))}
        </ul>
      )}
      {/* A fixed position in the tree keeps its dialog and messages when the content above changes. */}
      {fields !== null && (
        <AddMethod
          accountId={accountId}
          fields={fields}
          hasMethods={methods.data.length > 0}
          hasOthers={usable.length > 0}
          disabled={locked}
          onAdded={onMethodAdded}
        />
      )}
      {fields === null && method === null && toWallet !== null && (
        <Link href={toWallet} alone className="tf-second">
          {add.toWallet}
        </Link>
      )}
      {quotes.status === 'failed' && (
        <p className="tf-second" role="alert">
          {m.blocked.quoteFailed}{' '}
          <Button variant="base-underline" size="sm" onClick={quotes.refetch}>
            {common.tryAgain}
          </Button>
        </p>
      )}
    </div>
  );
}
