import { PortError } from '../../../ports';
import type { DemoContext } from '../context';
import type { DemoBuyer } from '../data/buyers';

/** Requires the ordering permission for writes. @throws PortError `forbidden` */
export async function requireOrdering(context: DemoContext): Promise<void> {
  const buyer = await context.buyer();
  if (buyer !== null && !buyer.permissions.includes('ordering'))
    throw new PortError('forbidden', 'Ordering requires the ordering permission');
}

/** Requires the finance permission for wallet and payments. @throws PortError `forbidden` */
export async function requireFinance(context: DemoContext): Promise<void> {
  const buyer = await context.buyer();
  if (buyer !== null && !buyer.permissions.includes('finance'))
    throw new PortError('forbidden', 'Payments require the finance permission');
}

/** Returns the calling Super User. @throws PortError `signed-out`, `forbidden` */
export async function requireUserAdmin(context: DemoContext, accountId: string | null): Promise<DemoBuyer> {
  await context.accountOf(accountId);
  const buyer = await context.buyer();
  if (buyer === null) throw new PortError('signed-out', 'Nobody is signed in');
  if (!buyer.permissions.includes('super'))
    throw new PortError('forbidden', 'Managing users requires the Super User permission');
  return buyer;
}
