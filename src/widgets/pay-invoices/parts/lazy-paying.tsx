import { prefetchDialog } from '../../../ui/dialog/dialog';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import type { ConfirmPayProps } from './confirm-pay';
import type { OutcomeProps } from './payment-outcome';

const confirm = /* @__PURE__ */ lazyModule(() => import('./confirm-pay'));
const outcome = /* @__PURE__ */ lazyModule(() => import('./payment-outcome'));

/** Fetches what paying shows, once something is chosen: the outcome has to be here before the connection can go. */
export function prefetchPaying(): void {
  prefetchDialog();
  confirm.prefetch();
  outcome.prefetch();
}

export function LazyConfirm(props: ConfirmPayProps) {
  return props.open ? <Confirm {...props} /> : null;
}

function Confirm(props: ConfirmPayProps) {
  const Dialog = confirm.useModule()?.ConfirmPay;
  return Dialog ? <Dialog {...props} /> : null;
}

export function LazyOutcome(props: OutcomeProps) {
  const Told = outcome.useModule()?.Outcome;
  return Told ? <Told {...props} /> : null;
}
