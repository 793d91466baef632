/** `tradefront/portal/start`: requests the data of the portal's first page before the portal's own code has loaded. */
export { startPortal } from './start-portal';
export type { PortalStart } from './start-portal';
