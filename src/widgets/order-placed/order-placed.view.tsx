import type { RefObject } from 'react';
import { type Formats, useFormats } from '../../runtime/react/use-formats';
import { Bone, BoneLines } from '../../ui/skeleton/skeleton';
import { Docket, DocketPart, Tear } from '../../ui/summary-card/summary-card';
import { late } from '../../ui/lazy/lazy-module';
import { Sheet, SheetBody } from '../../ui/card/card';
import { Sums } from '../../ui/totals-list/totals-list';
import { Broken } from '../common/widget-error';
import { totalRows } from '../common/total-rows';
import { orNotAvailable } from '../common/not-available';
import type { OrderPartProps, OrderPlacedWords } from './order-placed.view.types';
import type { AgainSheetProps } from './parts/reorder-card';
import type { OrderBodyProps } from './parts/order-body';
import { PlacedHead } from './parts/placed-head';

export type OrderPlacedViewProps = AgainSheetProps & {
  readonly words: OrderPlacedWords;
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly onPrint: () => void;
  readonly onDownloaded: (fileName: string) => void;
  /** The time for changes is over. */
  readonly onClose: () => void;
};

/** The order's number and day first, what happens next and what it costs, then everything that was agreed to. */
export function OrderPlacedView({ words, title, onPrint, onDownloaded, onClose, ...again }: OrderPlacedViewProps) {
  const { order, messages, now, account } = again;
  return (
    <>
      <PlacedHead order={order} words={words} messages={messages} title={title} onPrint={onPrint} onDownloaded={onDownloaded} />
      <div className="tf-placed-layout">
        <LateBody order={order} messages={messages} now={now} account={account} onClose={onClose} />
        <div className="tf-placed-aside">
          <Totals order={order} words={words} formats={useFormats()} />
          <LateAgain {...again} />
        </div>
      </div>
    </>
  );
}

/** The sums as they were agreed to: the rows add up to the total (decision 3). */
function Totals({ order, words, formats }: Pick<OrderPartProps, 'order' | 'words'> & { readonly formats: Formats }) {
  const { m } = words;
  return (
    <Docket aria-label={m.sums.label}>
      <DocketPart>
        <Sums
          rows={[
            ...totalRows(order.totals, m.sums, words, formats),
            ...(order.surcharge === null ? [] : [{ label: m.sums.surcharge, amount: formats.money(order.surcharge) }]),
          ]}
        />
      </DocketPart>
      <Tear />
      <DocketPart>
        <Sums rows={[{ label: m.sums.total, amount: orNotAvailable(order.total, formats.money), total: true }]} />
      </DocketPart>
    </Docket>
  );
}

const body = /* @__PURE__ */ late(() => import('./parts/order-body'));
const again = /* @__PURE__ */ late(() => import('./parts/reorder-card'));

/** Fetches the parts that come later while the order itself is on its way. */
export function prefetchParts(): void {
  body.prefetch();
  again.prefetch();
}

function LateBody(props: OrderBodyProps) {
  const Body = body.useModule()?.OrderBody;
  const failed = body.useFailed();
  if (Body) return <Body {...props} />;
  if (failed) return <Broken onTryAgain={body.prefetch} />;
  return (
    <Sheet as="div" aria-hidden>
      <SheetBody className="tf-stack" data-gap="4">
        <BoneLines lines={3} />
        <Bone shape="block" />
      </SheetBody>
    </Sheet>
  );
}

/** Ordering again needs the cart and its queue: when they don't come, the order is shown without them and nothing is announced. */
function LateAgain(props: AgainSheetProps) {
  const Again = again.useModule()?.AgainSheet;
  const failed = again.useFailed();
  if (Again) return <Again {...props} />;
  if (failed) return null;
  return (
    <Sheet as="div" className="tf-placed-again" aria-hidden>
      <SheetBody className="tf-stack">
        <Bone width="md" />
        <Bone shape="control" />
        <Bone shape="control" />
      </SheetBody>
    </Sheet>
  );
}
