import { cartChangingCases } from './changing.cases';
import { cartManyCases } from './many.cases';
import { cartReadingCases } from './reading.cases';
import { cartRefusingCases } from './refusing.cases';
import { cartTogetherCases } from './together.cases';

/** The active cart of an account. */
export const cartCases = [...cartReadingCases, ...cartChangingCases, ...cartManyCases, ...cartRefusingCases, ...cartTogetherCases];
