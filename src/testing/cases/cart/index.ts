import { cartChangingCases } from './change.cases';
import { cartManyCases } from './bulk.cases';
import { cartReadingCases } from './read.cases';
import { cartRefusingCases } from './refusal.cases';
import { cartConcurrencyCases } from './concurrency.cases';

/** The active cart of an account. */
export const cartCases = [
  ...cartReadingCases,
  ...cartChangingCases,
  ...cartManyCases,
  ...cartRefusingCases,
  ...cartConcurrencyCases,
];
