import { lazyModule } from '../../../ui/lazy/lazy-module';
import { SkeletonShape } from '../../../ui/skeleton/skeleton';

/** Lazy-loaded part of registration, fetched while the buyer fills in the first step. */
export const lazyParts = /* @__PURE__ */ lazyModule(() => import('../self-register.lazy'));

const StepToCome = () => <SkeletonShape shape="block" />;

export const VerifyStep = /* @__PURE__ */ lazyParts.part('VerifyStep', StepToCome);
export const DetailsStep = /* @__PURE__ */ lazyParts.part('DetailsStep', StepToCome);
export const RegistrationResult = /* @__PURE__ */ lazyParts.part('RegistrationResult');
