import { matchCases } from './match.cases';
import { productCases } from './product.cases';
import { searchCases } from './search.cases';

/** What an account may order. */
export const catalogCases = [...searchCases, ...productCases, ...matchCases];
