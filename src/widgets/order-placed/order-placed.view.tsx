import type { RefObject } from 'react';
import { type Formats, useFormats } from '../../runtime/react/use-formats';
import { Bone } from '../../ui/bone/bone';
import { Docket, DocketPart, Tear } from '../../ui/docket/docket';
import { late } from '../../ui/late/late';
import { Sheet, SheetBody } from '../../ui/sheet/sheet';
import { Sums } from '../../ui/sums/sums';
import { totalRows } from '../common/total-rows';
import type { OrderPartProps } from './order-placed.view.types';
import type { AgainSheetProps } from './parts/again-sheet';
import { Facts } from './parts/facts';
import { NextSteps } from './parts/next-steps';
import { OrderLines } from './parts/order-lines';
import { PlacedHead } from './parts/placed-head';

export type OrderPlacedViewProps = AgainSheetProps & {
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly onPrint: () => void;
  readonly onDownloaded: (fileName: string) => void;
  /** The time for changes is over. */
  readonly onClose: () => void;
};

/** The order's number and day first, what happens next and what it costs, then everything that was agreed to. */
export function OrderPlacedView({ title, onPrint, onDownloaded, onClose, ...again }: OrderPlacedViewProps) {
  const { order, words, now, account } = again;
  return (
    <>
      <PlacedHead order={order} words={words} title={title} onPrint={onPrint} onDownloaded={onDownloaded} />
      <div className="tf-placed-layout">
        <NextSteps order={order} words={words} now={now} onClose={onClose} />
        <div className="tf-placed-aside">
          <Totals order={order} words={words} formats={useFormats()} />
          <LateAgain {...again} />
        </div>
        <div className="tf-placed-page">
          <Facts order={order} words={words} account={account} />
          <OrderLines order={order} words={words} />
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
        <Sums rows={[{ label: m.sums.total, amount: formats.money(order.total), total: true }]} />
      </DocketPart>
    </Docket>
  );
}

const chunk = /* @__PURE__ */ late(() => import('./parts/again-sheet'));

/** Ordering again needs the cart and its queue: they come once the order stands. */
function LateAgain(props: AgainSheetProps) {
  const Again = chunk.useModule()?.AgainSheet;
  if (Again) return <Again {...props} />;
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
