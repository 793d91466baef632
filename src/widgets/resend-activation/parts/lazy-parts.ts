import { lazyModule } from '../../../ui/lazy/lazy-module';

/** Lazy-loaded part of the screen, fetched while the buyer types the email. */
export const lazyParts = /* @__PURE__ */ lazyModule(() => import('../resend-activation.lazy'));
