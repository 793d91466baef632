import { useEffect, useId, useRef, useState } from 'react';
import type { Facet, ProductResult } from '../../../domain';
import type { Formats } from '../../../runtime/react/use-formats';
import { type Messages, useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import { Dialog } from '../../../ui/dialog/dialog';
import { Field } from '../../../ui/field/field';
import { NativeSelect } from '../../../ui/field/native-select';
import { commonMessages } from '../../common/common.messages';
import { productGridLazyMessages } from '../product-grid.lazy.messages';
import type { SelectedFacets } from '../product-grid.rules';
import type { ProductGridProps } from '../product-grid.types';
import type { GridQueryHandle } from './use-grid-query';

interface FilterTextProps {
  readonly overrides: ProductGridProps['messages'];
  readonly formats: Formats;
}

export interface FilterPanelProps extends FilterTextProps, Pick<GridQueryHandle, 'onFacet'> {
  readonly facets: ProductResult['facets'];
  readonly selected: SelectedFacets;
}

/** Groups of filter values as the backend declares them, with counts. */
export function FilterPanel({ facets, selected, onFacet, overrides, formats }: FilterPanelProps) {
  const messages = useMessages('product-grid', productGridLazyMessages, overrides);
  return facets.map((facet) => (
    <FacetGroup
      key={facet.id}
      facet={facet}
      selected={selected[facet.id] ?? []}
      messages={messages}
      number={formats.number}
      onToggle={onFacet}
    />
  ));
}

export interface FilterDialogProps extends FilterTextProps {
  readonly result: ProductResult;
  readonly handle: GridQueryHandle;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly clearLabel: string;
}

/** Dialog with filters and sort order, for a page too narrow for a column. Each choice applies at once. */
export function FilterDialog({ open, onOpenChange, clearLabel, result, handle, ...textProps }: FilterDialogProps) {
  const { m, plural } = useMessages('product-grid', productGridLazyMessages, textProps.overrides);
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
          <Button onClick={() => onOpenChange(false)}>
            {result.total === null ? m.filterBy.showAll : plural(m.filterBy.show, result.total)}
          </Button>
        </>
      }
    >
      <div part="facets" className="tf-facets">
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
        {result.facets.length === 0 ? (
          <p className="tf-muted">{m.filterBy.none}</p>
        ) : (
          <FilterPanel facets={result.facets} selected={facets} onFacet={handle.onFacet} {...textProps} />
        )}
      </div>
    </Dialog>
  );
}

/** Number of values visible at first, and the minimum number of further values that are hidden. */
const MAX_COLLAPSED_VALUES = 6;
const MIN_HIDDEN_VALUES = 2;

interface FacetGroupProps {
  readonly facet: Facet;
  readonly selected: readonly string[];
  readonly messages: Messages<typeof productGridLazyMessages>;
  readonly number: (value: number) => string;
  readonly onToggle: (facetId: string, valueId: string) => void;
}

/** One facet: its first values, the selected ones, and the others on demand. */
function FacetGroup({ facet, selected, messages: { m, plural, fill }, number, onToggle }: FacetGroupProps) {
  const [open, setOpen] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);
  const justOpened = useRef(false);
  const listId = useId();
  const isLong = facet.values.length >= MAX_COLLAPSED_VALUES + MIN_HIDDEN_VALUES;
  const values =
    open || !isLong
      ? facet.values
      : facet.values.filter(({ id }, at) => at < MAX_COLLAPSED_VALUES || selected.includes(id));
  const hidden = facet.values.length - values.length;
  useEffect(() => {
    if (!open || !justOpened.current) return;
    justOpened.current = false;
    // Expanding moves the button away from the focus, which moves to the first new value.
    group.current?.querySelectorAll<HTMLInputElement>('input')[MAX_COLLAPSED_VALUES]?.focus();
  }, [open]);
  const toggleLabel = open ? m.filterBy.fewer : plural(m.filterBy.more, hidden);
  return (
    <fieldset part="facet" className="tf-facet" ref={group}>
      <legend className="tf-medium">{facet.label}</legend>
      <div id={listId}>
        {values.map(({ id, label, count }) => (
          <Checkbox
            key={id}
            part="facet-value"
            className="tf-facet-value"
            checked={selected.includes(id)}
            onCheckedChange={() => onToggle(facet.id, id)}
            label={
              <>
                <span>{label}</span> {count !== null && <span className="tf-quiet tf-nowrap">{number(count)}</span>}
              </>
            }
          />
        ))}
      </div>
      {isLong && (open || hidden > 0) && (
        <Button
          variant="base-underline"
          size="sm"
          aria-expanded={open}
          aria-controls={listId}
          aria-label={fill(m.filterBy.valuesOf, { shown: toggleLabel, facet: facet.label })}
          onClick={() => {
            justOpened.current = !open;
            setOpen(!open);
          }}
        >
          {toggleLabel}
        </Button>
      )}
    </fieldset>
  );
}
