import { late } from '../../../ui/lazy/lazy-module';
import type { PaySheetProps } from './pay-dialog';

const sheet = /* @__PURE__ */ late(() => import('./pay-dialog'));

/** Fetches the phone's sheet ahead of the press. */
export const prefetchPaySheet = (): void => sheet.prefetch();

export function LatePaySheet(props: PaySheetProps) {
  return props.open ? <Sheet {...props} /> : null;
}

function Sheet(props: PaySheetProps) {
  const Dialog = sheet.useModule()?.PaySheet;
  return Dialog ? <Dialog {...props} /> : null;
}
