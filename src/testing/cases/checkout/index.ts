import { offeringCases } from './offering.cases';
import { onceCases } from './once.cases';
import { placingCases } from './placing.cases';
import { refusingCases } from './refusing.cases';

/** Placing an order, once. */
export const checkoutCases = [...offeringCases, ...placingCases, ...refusingCases, ...onceCases];
