import { PortError } from '../../../ports';
import type { DemoContext } from '../context';

/** The wallet and paying are for those with the finance permission. @throws PortError `forbidden` */
export async function requireFinance(context: DemoContext): Promise<void> {
  const buyer = await context.buyer();
  if (buyer !== null && !buyer.permissions.includes('finance'))
    throw new PortError('forbidden', 'Paying needs the finance permission');
}
