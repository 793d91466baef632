import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { ChevronLeft, ChevronRight } from 'lucide';
import { Button } from '../button/button';
import { NativeSelect } from '../field/native-select';

export interface PagerLabels {
  /** Accessible name of the navigation (“Pages of products”). */
  pages: string;
  previous: string;
  next: string;
}

export interface PagerProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** Current page, starting at 1. */
  page: number;
  /** Number of pages; null when it is unknown. */
  pageCount: number | null;
  hasNext: boolean;
  onPageChange: (page: number) => void;
  labels: PagerLabels;
  /** “1–24 of 86”. */
  range: ReactNode;
  /** Number of rows per page. */
  pageSize?: { value: number; options: readonly number[]; label: string; onValueChange: (size: number) => void };
}

/**
 * Position in a list, with buttons for the previous and the next page. The buttons stay at both ends, so that they keep
 * focus.
 */
export function Pager({
  page,
  pageCount,
  hasNext,
  onPageChange,
  labels,
  range,
  pageSize,
  className,
  ...rest
}: PagerProps) {
  const last = pageCount === null ? !hasNext : page >= pageCount;
  return (
    <nav {...rest} aria-label={labels.pages} part={cx('pager', rest.part)} className={cx('tf-pager', className)}>
      <p className="tf-second tf-quiet">{range}</p>
      {pageSize && (
        <label className="tf-pager-size">
          <span className="tf-second tf-quiet">{pageSize.label}</span>
          <NativeSelect
            value={String(pageSize.value)}
            options={pageSize.options.map((size) => ({ value: String(size), label: String(size) }))}
            onValueChange={(size) => pageSize.onValueChange(Number(size))}
          />
        </label>
      )}
      <div className="tf-row">
        <Button
          variant="secondary"
          iconOnly
          aria-label={labels.previous}
          aria-disabled={page <= 1}
          onClick={() => onPageChange(page - 1)}
          icon={ChevronLeft}
        />
        <Button
          variant="secondary"
          iconOnly
          aria-label={labels.next}
          aria-disabled={last}
          onClick={() => onPageChange(page + 1)}
          icon={ChevronRight}
        />
      </div>
    </nav>
  );
}
