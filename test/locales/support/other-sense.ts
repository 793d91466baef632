import type { TradeTerm } from '../../../src/locales/glossary';

/** Messages whose English uses a term's word for something else, with what it means there. */
export const otherSense: Readonly<Record<string, { readonly term: TradeTerm; readonly meaning: string }>> = {};
