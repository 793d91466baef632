import { useState } from 'react';
import type { InvoiceSummary, InvoiceTotals } from '../../../domain';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useFormats } from '../../../runtime/react/use-formats';
import { useSettings } from '../../../runtime/react/provider';
import { Button } from '../../../ui/button/button';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { fetchAll } from '../fetch-invoices';
import type { PartProps } from '../invoices.view.types';
import { countIn, type InvoicesValue, queryOf } from '../invoice-list.rules';
import { isProposed } from '../payment.store';
import type { PaymentForm } from '../use-payment-form';

interface SelectionBarProps extends PartProps {
  readonly desk: PaymentForm;
  readonly items: readonly InvoiceSummary[];
  readonly totals: InvoiceTotals;
  readonly value: InvoicesValue;
  readonly total: number | null;
}

/** How many are chosen, the way to choose the rest of the view, and the way back to none. */
export function SelectionBar({ messages: { m, fill, plural }, desk, items, totals, value, total }: SelectionBarProps) {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const formats = useFormats();
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { chosen } = desk.state;
  if (chosen.size === 0) return null;
  const payable = items.filter(isProposed);
  const wholePage = payable.length > 0 && payable.every(({ id }) => chosen.has(id));
  const all = value.search === '' && value.bucket === null ? countIn(value.view, totals) : (total ?? 0);
  const mayHaveMore = wholePage && value.view !== 'paid' && all > items.length && chosen.size < all;
  const chooseAll = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const found = await fetchAll(adapter, { ...queryOf(value), payableOnly: true }, { accountId: desk.accountId, locale: locale.tag });
      desk.paying.add(found);
      announce(plural(m.chosen.count, desk.paying.store.getState().chosen.size));
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  return (
    <div className="tf-invoices-strip">
      <p key={failed ? 'failed' : 'count'} className="tf-second tf-grow" role={failed ? 'alert' : undefined}>
        {failed ? m.chosen.notAll : mayHaveMore ? plural(m.chosen.page, payable.length) : plural(m.chosen.count, chosen.size)}
      </p>
      {mayHaveMore && (
        <Button variant="base-underline" size="sm" busy={busy} busyLabel={m.chosen.choosing} aria-disabled={desk.locked || undefined} onClick={() => void chooseAll()}>
          {fill(m.chosen.rest, { count: formats.number(all) })}
        </Button>
      )}
      <Button variant="base-underline" size="sm" aria-disabled={desk.locked || undefined} onClick={() => desk.paying.none()}>
        {m.chosen.none}
      </Button>
    </div>
  );
}
