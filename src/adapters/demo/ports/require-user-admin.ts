import { PortError } from '../../../ports';
import type { DemoContext } from '../context';
import type { DemoBuyer } from '../data/buyers';

/** The Super User who asks. @throws PortError `signed-out`, `forbidden` */
export async function requireUserAdmin(context: DemoContext, accountId: string | null): Promise<DemoBuyer> {
  await context.accountOf(accountId);
  const buyer = await context.buyer();
  if (buyer === null) throw new PortError('signed-out', 'Nobody is signed in');
  if (!buyer.permissions.includes('super')) throw new PortError('forbidden', 'Users are managed by a Super User');
  return buyer;
}
