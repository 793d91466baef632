import { lazyModule } from '../../../ui/lazy/lazy-module';
import type { PaySheetProps } from './pay-dialog';

const sheet = /* @__PURE__ */ lazyModule(() => import('./pay-dialog'));

/** Fetches the phone's sheet ahead of the press. */
export const prefetchPaySheet = (): void => sheet.prefetch();

export function LazyPayDialog(props: PaySheetProps) {
  return props.open ? <Sheet {...props} /> : null;
}

function Sheet(props: PaySheetProps) {
  const Dialog = sheet.useModule()?.PayDialog;
  return Dialog ? <Dialog {...props} /> : null;
}
