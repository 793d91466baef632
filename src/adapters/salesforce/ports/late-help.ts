import type { ContactPort, InsightsPort, SendMessagePort } from '../../../ports';
import type { Context } from '../context';
import { late, once } from '../late';
import { offeredSteps } from './late-money';
import { offered } from './late-ports';

/** Figures of an account. */
export const lateInsights = (context: Context): Partial<InsightsPort> =>
  late<InsightsPort, keyof InsightsPort>(async () => (await import('./insights')).insightsPort(context), offered(context, { delivery: 'getNextDelivery', weeks: 'getOrderWeeks' }));

const contact = once(() => import('./contact'));

/** How customer service is reached. */
export const lateContact = (context: Context): Partial<ContactPort> =>
  late<ContactPort, keyof ContactPort>(async () => (await contact()).contactPort(context), offered(context, { read: 'getContactDetails' }));

/** Sending a message to customer service, once. */
export const lateSendMessage = (context: Context): Partial<SendMessagePort> =>
  late<SendMessagePort, keyof SendMessagePort>(async () => (await contact()).sendMessagePort(context), offeredSteps(context, 'sendMessage'));
