import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cx } from 'class-variance-authority';

export interface TotalsRow {
  label: ReactNode;
  /** Already formatted, with its sign and currency. */
  amount: ReactNode;
  /** `positive` for a saving; `quiet` while the amount is being checked. */
  tone?: 'positive' | 'quiet' | 'critical';
  /** The last line: larger. */
  total?: boolean;
}

type TotalsListProps = Omit<ComponentPropsWithoutRef<'dl'>, 'children'> & { rows: readonly TotalsRow[] };

/** The elements of `TotalsList`, for what is drawn again at every press of a key. */
export const totalsListOf = ({ rows, className, ...rest }: TotalsListProps): ReactNode => (
  <dl {...rest} className={cx('tf-totals', className)}>
    {rows.map(({ label, amount, tone, total }, at) => (
      <div key={at} data-tone={tone} data-total={total || undefined}>
        <dt>{label}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
  </dl>
);

/** Names and amounts that add up, amounts ending on one line. */
export const TotalsList = (props: TotalsListProps) => totalsListOf(props);
