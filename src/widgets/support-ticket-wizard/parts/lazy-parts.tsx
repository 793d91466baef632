import { lazyModule } from '../../../ui/lazy/lazy-module';
import { SkeletonShape } from '../../../ui/skeleton/skeleton';

/** Lazy-loaded part of the wizard, fetched while the buyer fills in the first step. */
export const lazyParts = /* @__PURE__ */ lazyModule(() => import('../support-ticket-wizard.lazy'));

const StepToCome = () => <SkeletonShape shape="block" />;

export const StepContent = /* @__PURE__ */ lazyParts.part('StepContent', StepToCome);
export const CaseCreated = /* @__PURE__ */ lazyParts.part('CaseCreated');
