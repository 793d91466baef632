import { late } from '../../../ui/late/late';
import type { PaySheetProps } from './pay-sheet';

const sheet = /* @__PURE__ */ late(() => import('./pay-sheet'));

/** Fetches the phone's sheet ahead of the press. */
export const prefetchPaySheet = (): void => sheet.prefetch();

export function LatePaySheet(props: PaySheetProps) {
  return props.open ? <Sheet {...props} /> : null;
}

function Sheet(props: PaySheetProps) {
  const Dialog = sheet.useModule()?.PaySheet;
  return Dialog ? <Dialog {...props} /> : null;
}
