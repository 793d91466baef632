import { prefetchDialog } from '../../../ui/dialog/dialog';
import { late } from '../../../ui/late/late';
import type { ConfirmPayProps } from './confirm-pay';
import type { OutcomeProps } from './outcome';
import type { PaySheetProps } from './pay-sheet';

const confirm = /* @__PURE__ */ late(() => import('./confirm-pay'));
const outcome = /* @__PURE__ */ late(() => import('./outcome'));
const sheet = /* @__PURE__ */ late(() => import('./pay-sheet'));

/** Fetches what paying shows, once something is chosen: the outcome has to be here before the connection can go. */
export function prefetchPaying(): void {
  prefetchDialog();
  confirm.prefetch();
  outcome.prefetch();
}

/** Fetches the phone's sheet ahead of the press. */
export const prefetchPaySheet = (): void => sheet.prefetch();

export function LateConfirm(props: ConfirmPayProps) {
  return props.open ? <Confirm {...props} /> : null;
}

function Confirm(props: ConfirmPayProps) {
  const Dialog = confirm.useModule()?.ConfirmPay;
  return Dialog ? <Dialog {...props} /> : null;
}

export function LatePaySheet(props: PaySheetProps) {
  return props.open ? <Sheet {...props} /> : null;
}

function Sheet(props: PaySheetProps) {
  const Dialog = sheet.useModule()?.PaySheet;
  return Dialog ? <Dialog {...props} /> : null;
}

export function LateOutcome(props: OutcomeProps) {
  const Told = outcome.useModule()?.Outcome;
  return Told ? <Told {...props} /> : null;
}
