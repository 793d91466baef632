import { PortError } from '../../../ports';
import type { DemoContext } from '../context';
import type { DemoBuyer } from '../data/buyers';

/** A buyer without the ordering permission may look and not touch. @throws PortError `forbidden` */
export async function requireOrdering(context: DemoContext): Promise<void> {
  const buyer = await context.buyer();
  if (buyer !== null && !buyer.permissions.includes('ordering'))
    throw new PortError('forbidden', 'Ordering needs the ordering permission');
}

/** The wallet and paying are for those with the finance permission. @throws PortError `forbidden` */
export async function requireFinance(context: DemoContext): Promise<void> {
  const buyer = await context.buyer();
  if (buyer !== null && !buyer.permissions.includes('finance'))
    throw new PortError('forbidden', 'Paying needs the finance permission');
}

/** The Super User who asks. @throws PortError `signed-out`, `forbidden` */
export async function requireUserAdmin(context: DemoContext, accountId: string | null): Promise<DemoBuyer> {
  await context.accountOf(accountId);
  const buyer = await context.buyer();
  if (buyer === null) throw new PortError('signed-out', 'Nobody is signed in');
  if (!buyer.permissions.includes('super')) throw new PortError('forbidden', 'Users are managed by a Super User');
  return buyer;
}
