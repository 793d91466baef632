import { offeringCases } from './open.cases';
import { onceCases } from './idempotency.cases';
import { placingCases } from './place.cases';
import { refusingCases } from './refusal.cases';

/** Placing an order, once. */
export const checkoutCases = [...offeringCases, ...placingCases, ...refusingCases, ...onceCases];
