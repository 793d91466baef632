import { useState } from 'react';
import { useWords } from '../../../runtime/react/use-words';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { late } from '../../../ui/late/late';
import { frameMessages } from '../../common/frame.messages';
import type { EntryListProps } from './entry/entry-list';
import { ListSkeleton } from './grid-skeleton';
import type { NothingProps } from './nothing';
import type { OrderingHostProps } from './ordering/ordering-host';
import type { SubstitutesDialogProps } from './ordering/substitutes-dialog';

const entry = /* @__PURE__ */ late(() => import('./entry/entry-list'));
const nothing = /* @__PURE__ */ late(() => import('./nothing'));
const ordering = /* @__PURE__ */ late(() => import('./ordering/ordering-host'));
const substitutes = /* @__PURE__ */ late(() => import('./ordering/substitutes-dialog'));

/** Fetches what ordering takes while session and products are asked for, so that nobody waits for it after them. */
export const prefetchOrdering = ordering.prefetch;

/** Fetches the lines ahead of the switch to them. */
export const prefetchEntry = entry.prefetch;

/** What ordering adds to the products; nothing of its own is seen. */
export function LateOrdering(props: OrderingHostProps) {
  const Host = ordering.useModule()?.OrderingHost;
  return Host ? <Host {...props} /> : null;
}

/** Said once, above the products, where what ordering takes did not come. */
export function OrderingFailed({ words: { m } }: Pick<OrderingHostProps, 'words'>) {
  const common = useWords('common', frameMessages);
  if (!ordering.useFailed()) return null;
  return (
    <Banner
      role="alert"
      tone="caution"
      title={m.orderingFailed}
      action={
        <Button variant="secondary" size="sm" onClick={ordering.prefetch}>
          {common.m.tryAgain}
        </Button>
      }
    />
  );
}

/** The lines for fast entry. */
export function LateEntryList({ ordering, ...props }: Omit<EntryListProps, 'ordering'> & { readonly ordering: EntryListProps['ordering'] | undefined }) {
  const EntryList = entry.useModule()?.EntryList;
  return EntryList && ordering !== undefined ? <EntryList ordering={ordering} {...props} /> : <ListSkeleton label={props.words.m.loading} count={props.products.length} />;
}

/** What stands where there are no products. */
export function LateNothing(props: NothingProps) {
  const Nothing = nothing.useModule()?.Nothing;
  return Nothing ? <Nothing {...props} /> : null;
}

type LateSubstitutesProps = Omit<SubstitutesDialogProps, 'product' | 'open'> & { readonly product: SubstitutesDialogProps['product'] | null };

/** The dialog of substitutes, from its first opening on; it keeps its words while it closes. */
export function LateSubstitutes({ product, ...props }: LateSubstitutesProps) {
  const [last, setLast] = useState(product);
  if (product !== null && product !== last) setLast(product);
  return last === null ? null : <Substitutes product={last} open={product !== null} {...props} />;
}

function Substitutes(props: SubstitutesDialogProps) {
  const Dialog = substitutes.useModule()?.SubstitutesDialog;
  return Dialog ? <Dialog {...props} /> : null;
}
