import { PortError } from '../../../ports';
import type { DemoContext } from '../context';

/** A buyer without the ordering permission may look and not touch. @throws PortError `forbidden` */
export async function requireOrdering(context: DemoContext): Promise<void> {
  const buyer = await context.buyer();
  if (buyer !== null && !buyer.permissions.includes('ordering'))
    throw new PortError('forbidden', 'Ordering needs the ordering permission');
}
