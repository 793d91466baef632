import type { ConformanceCase } from '../testing.types';
import { accountsCases } from './accounts.cases';
import { activationCases } from './activation.cases';
import { cartCases } from './cart';
import { catalogCases } from './catalog';
import { checkoutCases } from './checkout';
import { contentCases } from './content.cases';
import { listsCases } from './lists.cases';
import { ordersCases } from './orders.cases';
import { profileCases } from './profile.cases';
import { remindersCases } from './reminders.cases';
import { sessionCases } from './session.cases';

/** Every case of every port. */
export const allCases: readonly ConformanceCase[] = [
  ...sessionCases, ...accountsCases, ...catalogCases, ...cartCases, ...checkoutCases, ...ordersCases, ...listsCases, ...remindersCases, ...contentCases,
  ...activationCases, ...profileCases,
];
