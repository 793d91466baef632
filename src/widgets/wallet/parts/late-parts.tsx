import { prefetchDialog } from '../../../ui/dialog/dialog';
import { late } from '../../../ui/late/late';
import { Bone } from '../../../ui/bone/bone';
import type { AddingProps } from './adding';
import type { AutopayWorkProps } from './autopay-work';
import type { NamingProps } from './naming';
import type { RemovingProps } from './removing';

const adding = /* @__PURE__ */ late(() => import('./adding'));
const naming = /* @__PURE__ */ late(() => import('./naming'));
const removing = /* @__PURE__ */ late(() => import('./removing'));
const autopay = /* @__PURE__ */ late(() => import('./autopay-work'));

export const prefetchAdding = adding.prefetch;
export const prefetchNaming = naming.prefetch;
export const prefetchRemoving = (): void => {
  removing.prefetch();
  prefetchDialog();
};
export const prefetchAutopay = (): void => {
  autopay.prefetch();
  prefetchDialog();
};

/** Adding a method, and what an earlier page left of it: there from the start, so that nothing is forgotten. */
export function LateAdding(props: AddingProps) {
  const Adding = adding.useModule()?.Adding;
  return Adding ? <Adding {...props} /> : props.open ? <Bone shape="block" /> : null;
}

export function LateNaming(props: NamingProps) {
  const Naming = naming.useModule()?.Naming;
  return Naming ? <Naming {...props} /> : <Bone shape="control" />;
}

export function LateRemoving(props: RemovingProps) {
  const Removing = removing.useModule()?.Removing;
  return Removing ? <Removing {...props} /> : null;
}

/** Setting autopay and turning it off, and what an earlier page left of it. */
export function LateAutopay(props: AutopayWorkProps) {
  const AutopayWork = autopay.useModule()?.AutopayWork;
  return AutopayWork ? <AutopayWork {...props} /> : null;
}
