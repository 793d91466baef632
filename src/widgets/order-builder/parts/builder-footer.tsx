import { useId } from 'react';
import { ShoppingCart } from 'lucide';
import type { ConditionOnAccount } from '../../../domain';
import { joinFacts } from '../../../runtime/messages/join-facts';
import { Button } from '../../../ui/button/button';
import type { RowTotals } from '../rows.rules';
import type { BuilderGiven } from '../order-builder.types';
import { LazyStoppedAdd } from './lazy-parts';

export interface BuilderFooterProps extends Pick<BuilderGiven, 'messages' | 'formats'> {
  /** Totals of the rows. */
  readonly sums: RowTotals;
  readonly isAdding: boolean;
  /** Condition that stops adding for the account; null if there is none. */
  readonly condition: ConditionOnAccount | null;
  readonly isOnly: boolean;
  readonly onOnly: () => void;
  readonly onAdd: () => void;
}

/** Footer with the estimated total, which is not the final price, and the *Add all* button. */
export function BuilderFooter({
  messages,
  formats,
  sums,
  isAdding,
  condition,
  isOnly,
  onOnly,
  onAdd,
}: BuilderFooterProps) {
  const { m, fill, plural } = messages;
  const saysId = useId();
  const { ready, open, waiting } = sums;
  return (
    <div className="tf-builder-footer">
      <div className="tf-grow" id={saysId}>
        {ready === 0 && open === 0 && waiting === 0 ? (
          <p className="tf-muted">{m.sums.empty}</p>
        ) : (
          <>
            <p className="tf-medium">{joinFacts([plural(m.sums.products, ready), plural(m.sums.cases, sums.cases)])}</p>
            <p className="tf-second tf-quiet">
              {waiting > 0
                ? plural(m.sums.waiting, waiting)
                : ready === 0
                  ? null
                  : sums.value === null
                    ? m.sums.noEstimate
                    : fill(m.sums.estimate, { amount: formats.money(sums.value) })}
            </p>
          </>
        )}
        {(open > 0 || isOnly) && (
          <p className="tf-builder-look tf-second">
            {open > 0 && (
              <span className="tf-tone" data-tone="caution">
                {plural(m.sums.open, open)}
              </span>
            )}{' '}
            <Button variant="base" size="sm" aria-pressed={isOnly} onClick={onOnly}>
              {isOnly ? m.sums.all : m.sums.only}
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
          aria-describedby={saysId}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={onAdd}
        >
          {ready === 0 ? m.addNone : plural(m.add, ready)}
        </Button>
      )}
    </div>
  );
}
