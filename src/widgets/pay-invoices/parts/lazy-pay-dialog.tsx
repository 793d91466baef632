import { lazyModule } from '../../../ui/lazy/lazy-module';
import type { PayDialogProps } from './pay-dialog';

const sheet = /* @__PURE__ */ lazyModule(() => import('./pay-dialog'));

/** Fetches the phone's sheet ahead of the press. */
export const prefetchPayDialog = (): void => sheet.prefetch();

export function LazyPayDialog(props: PayDialogProps) {
  return props.open ? <Sheet {...props} /> : null;
}

function Sheet(props: PayDialogProps) {
  const Dialog = sheet.useModule()?.PayDialog;
  return Dialog ? <Dialog {...props} /> : null;
}
