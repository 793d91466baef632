import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cx } from 'class-variance-authority';

export interface TotalsRow {
  label: ReactNode;
  /** Formatted amount with its sign and currency. */
  amount: ReactNode;
  /** `positive` for a saving; `quiet` while the amount is being refetched. */
  tone?: 'positive' | 'quiet' | 'critical';
  /** True for the total, which is larger. */
  total?: boolean;
}

type TotalsListProps = Omit<ComponentPropsWithoutRef<'dl'>, 'children'> & { rows: readonly TotalsRow[] };

/** The elements of `TotalsList`, for a component that re-renders on every key press. */
export const totalsListOf = ({ rows, className, ...rest }: TotalsListProps): ReactNode => (
  <dl {...rest} part={cx('totals', rest.part)} className={cx('tf-totals', className)}>
    {rows.map(({ label, amount, tone, total }, at) => (
      <div key={at} data-tone={tone} data-total={total || undefined}>
        <dt>{label}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
  </dl>
);

/** Labels and amounts that add up; the amounts are aligned at the end. */
export const TotalsList = (props: TotalsListProps) => totalsListOf(props);
