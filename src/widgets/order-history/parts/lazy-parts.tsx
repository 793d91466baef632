import { useState } from 'react';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import type { ExportDialogProps } from '../export/export-dialog';
import type { ReorderDialogProps } from './reorder-dialog';
import type { StatusDialogProps } from './status-dialog';

const statuses = /* @__PURE__ */ lazyModule(() => import('./status-dialog'));
const again = /* @__PURE__ */ lazyModule(() => import('./reorder-dialog'));
const file = /* @__PURE__ */ lazyModule(() => import('../export/export-dialog'));

/** Fetch a dialog ahead of the press that opens it. */
export const prefetchStatuses = statuses.prefetch;
export const prefetchAgain = again.prefetch;
export const prefetchExport = file.prefetch;

/** Each dialog from its first opening on. */
export function LazyStatuses(props: StatusDialogProps) {
  const Dialog = statuses.useModule()?.StatusDialog;
  return Dialog ? <Dialog {...props} /> : null;
}

export function LazyAgain(props: ReorderDialogProps) {
  const Dialog = again.useModule()?.ReorderDialog;
  return Dialog ? <Dialog {...props} /> : null;
}

export function LazyExport(props: ExportDialogProps) {
  const Dialog = file.useModule()?.ExportDialog;
  return Dialog ? <Dialog {...props} /> : null;
}

/** True from the first time it was true: a dialog stays for its closing animation. */
export function useOnceTrue(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever;
}
