'use client';

export { Portal } from './portal';
export { portalMessages } from './portal.messages';
export type { RouteOverride } from './portal-links';
export type {
  PortalApps,
  PortalBrand,
  PortalNotice,
  PortalProps,
  PortalRegistration,
  PortalResend,
  PortalSlots,
  SignInVisit,
} from './portal.types';
