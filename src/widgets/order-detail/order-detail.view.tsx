import type { ReactNode, RefObject } from 'react';
import { DetailSummaryCard } from './parts/detail-summary';
import { DetailHead } from './parts/detail-head';
import { DetailLines } from './parts/detail-lines';
import { Facts } from './parts/facts';
import { Steps } from './parts/steps';
import type { DetailPartProps, ReportProblem } from './order-detail.view.types';

export interface OrderDetailViewProps extends DetailPartProps {
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly report: ReportProblem;
  readonly onPrint: () => void;
  /** Ordering again; absent where nothing may be put in a cart. */
  readonly again: ReactNode;
  /** Cancelling; absent where the backend takes no cancellations. */
  readonly cancel: ReactNode;
}

/** The order's number and standing first, then its steps, its lines with what went wrong first, and everything else that is known. */
export function OrderDetailView({ title, report, onPrint, again, cancel, ...part }: OrderDetailViewProps) {
  return (
    <>
      <DetailHead {...part} title={title} onPrint={onPrint}>
        {again && <div className="tf-order-detail-reorder">{again}</div>}
      </DetailHead>
      {cancel}
      <Steps {...part} />
      <div className="tf-order-detail-layout">
        <DetailLines {...part} report={report} />
        <DetailSummaryCard {...part} report={report} />
        <Facts {...part} />
      </div>
    </>
  );
}
