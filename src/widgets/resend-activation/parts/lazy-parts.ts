import { lazyModule } from '../../../ui/lazy/lazy-module';

/** The lazy part of the resend activation screen, fetched while the email is typed. */
export const lazyParts = /* @__PURE__ */ lazyModule(() => import('../resend-activation.lazy'));
