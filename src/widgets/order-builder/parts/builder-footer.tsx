import { useId } from 'react';
import { ShoppingCart } from 'lucide';
import type { ConditionOnAccount } from '../../../domain';
import { joinFacts } from '../../../runtime/messages/join-facts';
import { Button } from '../../../ui/button/button';
import type { RowTotals } from '../rows.rules';
import type { BuilderPartProps } from '../order-builder.types';
import { LazyStoppedAdd } from './lazy-parts';

export interface BuilderFooterProps extends Pick<BuilderPartProps, 'messages' | 'formats'> {
  /** Totals of the rows. */
  readonly totals: RowTotals;
  readonly isAdding: boolean;
  /** Condition that stops adding for the account; null if there is none. */
  readonly condition: ConditionOnAccount | null;
  readonly isFiltered: boolean;
  readonly onToggleFilter: () => void;
  readonly onAdd: () => void;
}

/** Footer with the estimated total, which is not the final price, and the *Add all* button. */
export function BuilderFooter({
  messages,
  formats,
  totals,
  isAdding,
  condition,
  isFiltered,
  onToggleFilter,
  onAdd,
}: BuilderFooterProps) {
  const { m, fill, plural } = messages;
  const descriptionId = useId();
  const { ready, open, waiting } = totals;
  return (
    <div part="builder-footer" className="tf-builder-footer">
      <div className="tf-grow" id={descriptionId}>
        {ready === 0 && open === 0 && waiting === 0 ? (
          <p className="tf-muted">{m.totals.empty}</p>
        ) : (
          <>
            <p className="tf-medium">
              {joinFacts([plural(m.totals.products, ready), plural(m.totals.cases, totals.cases)])}
            </p>
            <p className="tf-second tf-quiet">
              {waiting > 0
                ? plural(m.totals.waiting, waiting)
                : ready === 0
                  ? null
                  : totals.value === null
                    ? m.totals.noEstimate
                    : fill(m.totals.estimate, { amount: formats.money(totals.value) })}
            </p>
          </>
        )}
        {(open > 0 || isFiltered) && (
          <p className="tf-builder-look tf-second">
            {open > 0 && (
              <span className="tf-tone" data-tone="caution">
                {plural(m.totals.open, open)}
              </span>
            )}{' '}
            <Button variant="base" size="sm" aria-pressed={isFiltered} onClick={onToggleFilter}>
              {isFiltered ? m.totals.all : m.totals.only}
            </Button>
          </p>
        )}
      </div>
      {condition !== null ? (
        <LazyStoppedAdd condition={condition} icon={ShoppingCart}>
          {ready === 0 ? m.addNone : plural(m.add, ready)}
        </LazyStoppedAdd>
      ) : (
        <Button
          icon={ShoppingCart}
          busy={isAdding}
          busyLabel={m.adding}
          aria-disabled={ready === 0}
          aria-describedby={descriptionId}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={onAdd}
        >
          {ready === 0 ? m.addNone : plural(m.add, ready)}
        </Button>
      )}
    </div>
  );
}
