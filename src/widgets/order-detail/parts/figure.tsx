import type { ReactNode } from 'react';

/** A number that names itself where there is no head over it. */
export const Figure = ({ label, value, fewer }: { readonly label: string; readonly value: ReactNode; readonly fewer?: string }) => (
  <span role="cell" className="tf-number tf-order-detail-figure" data-short={fewer !== undefined || undefined}>
    <span className="tf-order-detail-label tf-micro tf-quiet" aria-hidden>{label}</span>
    <span className="tf-order-detail-value">{value}{fewer !== undefined && <span className="tf-hidden">, {fewer}</span>}</span>
  </span>
);
