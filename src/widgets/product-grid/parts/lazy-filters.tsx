import { useState } from 'react';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import { SkeletonText } from '../../../ui/skeleton/skeleton';
import type { FiltersProps } from './filters/filters';

const chunk = /* @__PURE__ */ lazyModule(() => import('./filters/filters'));

/** Fetches the filters ahead of the press that opens them. */
export const prefetchFilters = chunk.prefetch;

interface FilterAsideProps extends Omit<FiltersProps, 'result'> {
  readonly label: string;
  /** Undefined until the first answer; its room is kept. */
  readonly result: FiltersProps['result'] | undefined;
}

/** The facets beside the cards, where there is room for them. */
export function FilterAside({ label, result, ...given }: FilterAsideProps) {
  const Panel = chunk.useModule()?.FilterPanel;
  if (result?.facets.length === 0) return null;
  return (
    <div role="group" aria-label={label} className="tf-products-filters tf-facets">
      {result === undefined || Panel === undefined ? [0, 1, 2].map((at) => <SkeletonText key={at} lines={6} />) : <Panel result={result} {...given} />}
    </div>
  );
}

interface LazyFilterDialogProps extends FiltersProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly clearLabel: string;
}

/** The dialog of filters, from its first opening on. */
export function LazyFilterDialog(props: LazyFilterDialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted ? <Loaded {...props} /> : null;
}

function Loaded(props: LazyFilterDialogProps) {
  const FilterDialog = chunk.useModule()?.FilterDialog;
  return FilterDialog ? <FilterDialog {...props} /> : null;
}
