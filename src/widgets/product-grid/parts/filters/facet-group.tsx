import { useEffect, useId, useRef, useState } from 'react';
import type { Facet } from '../../../../domain';
import type { Messages } from '../../../../runtime/react/use-messages';
import { Button } from '../../../../ui/button/button';
import { Checkbox } from '../../../../ui/checkbox/checkbox';
import type { filterMessages } from './filter.messages';

/** How many values are shown at first, and how many more make it worth hiding them. */
const SHOWN = 6;
const WORTH = 2;

interface FacetGroupProps {
  readonly facet: Facet;
  readonly chosen: readonly string[];
  readonly messages: Messages<typeof filterMessages>;
  readonly number: (value: number) => string;
  readonly onToggle: (facetId: string, valueId: string) => void;
}

/** One facet: its first values, those that are chosen, and the rest when asked for. */
export function FacetGroup({ facet, chosen, messages: { m, plural, fill }, number, onToggle }: FacetGroupProps) {
  const [open, setOpen] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);
  const justOpened = useRef(false);
  const listId = useId();
  const isLong = facet.values.length >= SHOWN + WORTH;
  const values = open || !isLong ? facet.values : facet.values.filter(({ id }, at) => at < SHOWN || chosen.includes(id));
  const hidden = facet.values.length - values.length;
  useEffect(() => {
    if (!open || !justOpened.current) return;
    justOpened.current = false;
    // The button has moved away from under the focus: it goes to the first value that came.
    group.current?.querySelectorAll<HTMLInputElement>('input')[SHOWN]?.focus();
  }, [open]);
  const words = open ? m.filterBy.fewer : plural(m.filterBy.more, hidden);
  return (
    <fieldset className="tf-facet" ref={group}>
      <legend className="tf-medium">{facet.label}</legend>
      <div id={listId}>
        {values.map(({ id, label, count }) => (
          <Checkbox
            key={id}
            className="tf-facet-value"
            checked={chosen.includes(id)}
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
          aria-label={fill(m.filterBy.valuesOf, { shown: words, facet: facet.label })}
          onClick={() => {
            justOpened.current = !open;
            setOpen(!open);
          }}
        >
          {words}
        </Button>
      )}
    </fieldset>
  );
}
