import { lazyModule } from '../../../ui/lazy/lazy-module';
import { SkeletonShape } from '../../../ui/skeleton/skeleton';

/** The lazy part of the wizard, fetched while the first step is answered. */
export const lazyParts = /* @__PURE__ */ lazyModule(() => import('../support-ticket-wizard.lazy'));

const StepToCome = () => <SkeletonShape shape="block" />;

export const StepContent = /* @__PURE__ */ lazyParts.part('StepContent', StepToCome);
export const CaseCreated = /* @__PURE__ */ lazyParts.part('CaseCreated');
