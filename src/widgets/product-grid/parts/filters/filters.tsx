import type { ProductResult } from '../../../../domain';
import type { Formats } from '../../../../runtime/react/use-formats';
import { useMessages } from '../../../../runtime/react/use-messages';
import { Button } from '../../../../ui/button/button';
import { Dialog } from '../../../../ui/dialog/dialog';
import { Field } from '../../../../ui/field/field';
import { NativeSelect } from '../../../../ui/field/native-select';
import { commonMessages } from '../../../common/common.messages';
import type { ProductGridProps } from '../../product-grid.types';
import type { GridQueryHandle } from '../use-grid-query';
import { FacetGroup } from './facet-group';
import { filterMessages } from './filter.messages';

export interface FiltersProps {
  readonly result: ProductResult;
  readonly handle: GridQueryHandle;
  readonly overrides: ProductGridProps['messages'];
  readonly formats: Formats;
}

/** Whatever facets the backend declares, with counts. */
export function FilterPanel({ result, handle, overrides, formats }: FiltersProps) {
  const messages = useMessages('product-grid', filterMessages, overrides);
  return result.facets.map((facet) => (
    <FacetGroup
      key={facet.id}
      facet={facet}
      chosen={handle.query.facets[facet.id] ?? []}
      messages={messages}
      number={formats.number}
      onToggle={handle.onFacet}
    />
  ));
}

export interface FilterDialogProps extends FiltersProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly clearLabel: string;
}

/** The same where there is no room for a column, with the order beside it; each choice holds at once. */
export function FilterDialog({ open, onOpenChange, clearLabel, ...given }: FilterDialogProps) {
  const { result, handle, overrides } = given;
  const { m, plural } = useMessages('product-grid', filterMessages, overrides);
  const common = useMessages('common', commonMessages);
  const { facets, sort } = handle.query;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.filterBy.title}
      closeLabel={common.m.close}
      className="tf-product-grid-filters"
      footer={
        <>
          {Object.keys(facets).length > 0 && (
            <Button variant="base" onClick={handle.onClearFacets}>
              {clearLabel}
            </Button>
          )}
          <Button onClick={() => onOpenChange(false)}>{result.total === null ? m.filterBy.showAll : plural(m.filterBy.show, result.total)}</Button>
        </>
      }
    >
      <div className="tf-facets">
        {result.sorts.length > 1 && (
          <Field label={m.filterBy.sortBy}>
            {(control) => (
              <NativeSelect
                {...control}
                value={sort ?? result.sorts[0]?.id}
                options={result.sorts.map(({ id, label }) => ({ value: id, label }))}
                onValueChange={handle.onSort}
              />
            )}
          </Field>
        )}
        {result.facets.length === 0 ? <p className="tf-muted">{m.filterBy.none}</p> : <FilterPanel {...given} />}
      </div>
    </Dialog>
  );
}
