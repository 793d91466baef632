import { useState } from 'react';
import { useMessages, type Messages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { lazyModule, type LazyModule } from '../../../ui/lazy/lazy-module';
import { frameMessages } from '../../common/frame.messages';
import type { gridMessages } from '../grid.messages';
import type { EntryListProps } from './entry/entry-list';
import { ListSkeleton } from './grid-skeleton';
import type { NoResultsProps } from './no-results';
import type { OrderingHostProps } from './ordering/ordering-host';
import type { SubstitutesDialogProps } from './ordering/substitutes-dialog';

const entry = /* @__PURE__ */ lazyModule(() => import('./entry/entry-list'));
const nothing = /* @__PURE__ */ lazyModule(() => import('./no-results'));
const ordering = /* @__PURE__ */ lazyModule(() => import('./ordering/ordering-host'));
const substitutes = /* @__PURE__ */ lazyModule(() => import('./ordering/substitutes-dialog'));

/** Fetches what ordering takes while session and products are asked for, so that nobody waits for it after them. */
export const prefetchOrdering = ordering.prefetch;

/** Fetches the lines ahead of the switch to them. */
export const prefetchEntry = entry.prefetch;

/** What ordering adds to the products; nothing of its own is seen. */
export function LazyOrdering(props: OrderingHostProps) {
  const Host = ordering.useModule()?.OrderingHost;
  return Host ? <Host {...props} /> : null;
}

interface PartFailedProps {
  readonly chunk: Pick<LazyModule<unknown>, 'prefetch' | 'useFailed'>;
  readonly messages: Messages<typeof gridMessages>;
}

/** Said once where what ordering takes did not come; the products are there all the same. */
function PartFailed({ chunk, messages: { m } }: PartFailedProps) {
  const common = useMessages('common', frameMessages);
  if (!chunk.useFailed()) return null;
  return (
    <Banner
      role="alert"
      tone="caution"
      title={m.orderingFailed}
      action={
        <Button variant="secondary" size="sm" onClick={chunk.prefetch}>
          {common.m.tryAgain}
        </Button>
      }
    />
  );
}

/** Above the products, where they can be seen and not ordered. */
export const OrderingFailed = ({ messages }: Pick<PartFailedProps, 'messages'>) => <PartFailed chunk={ordering} messages={messages} />;

type LazyEntryListProps = Omit<EntryListProps, 'ordering'> & { readonly ordering: EntryListProps['ordering'] | undefined };

/** The lines for fast entry. */
export function LazyEntryList({ ordering: given, ...props }: LazyEntryListProps) {
  const EntryList = entry.useModule()?.EntryList;
  if (EntryList && given !== undefined) return <EntryList ordering={given} {...props} />;
  return (
    <>
      <PartFailed chunk={entry} messages={props.messages} />
      <ListSkeleton label={props.messages.m.loading} count={props.products.length} />
    </>
  );
}

/** What stands where there are no products. */
export function LazyNothing(props: NoResultsProps) {
  const Nothing = nothing.useModule()?.NoResults;
  return Nothing ? <Nothing {...props} /> : null;
}

type LazySubstitutesProps = Omit<SubstitutesDialogProps, 'product' | 'open'> & { readonly product: SubstitutesDialogProps['product'] | null };

/** The dialog of substitutes, from its first opening on; it keeps its words while it closes. */
export function LazySubstitutes({ product, ...props }: LazySubstitutesProps) {
  const [last, setLast] = useState(product);
  if (product !== null && product !== last) setLast(product);
  return last === null ? null : <Substitutes product={last} open={product !== null} {...props} />;
}

function Substitutes(props: SubstitutesDialogProps) {
  const Dialog = substitutes.useModule()?.SubstitutesDialog;
  return Dialog ? <Dialog {...props} /> : null;
}
