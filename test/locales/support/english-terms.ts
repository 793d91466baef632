import type { TradeTerm } from '../../../src/locales/glossary';

/**
 * English spellings of each term. A longer term is matched before a shorter one in it: "purchase order number" is no
 * "order".
 */
export const englishTerms: readonly (readonly [TradeTerm, RegExp])[] = [
  ['purchase order number', /\b(?:purchase order|PO) number\b/gi],
  ['effective account', /\b(?:effective|current) account\b/gi],
  ['account number', /\baccount number\b/gi],
  ['order number', /\border number\b/gi],
  ['minimum order', /\b(?:minimum order|order minimum)\b/gi],
  ['minimum', /\bminimum\b/gi],
  ['place order', /\bplac(?:e|es|ed|ing) (?:the |your |an |this )?orders?\b/gi],
  ['shopping list', /\bshopping lists?\b/gi],
  ['cart line', /\bcart lines?\b/gi],
  ['checkout', /\bcheck(?:ing|s|ed)?[ -]?out\b/gi],
  ['customer service', /\bcustomer service\b/gi],
  ['activation email', /\bactivation email\b/gi],
  ['delivery date', /\bdelivery dates?\b/gi],
  ['driver note', /\b(?:driver notes?|notes? (?:to|for) the driver)\b/gi],
  ['on account', /\bon account\b/gi],
  ['visit plan', /\bvisit plan\b/gi],
  ['sales rep', /\bsales rep\b/gi],
  ['Super User', /\bSuper Users?\b/g],
  ['out of stock', /\bout of stock\b/gi],
  ['low stock', /\blow stock\b/gi],
  ['past due', /\bpast due\b/gi],
  ['cut-off', /\bcut-?off\b/gi],
  ['sign in', /\bsign(?:ed|ing)? ?-?in\b/gi],
  ['sign out', /\bsign(?:ed|ing)? ?-?out\b/gi],
  ['pickup', /\bpick(?:ed)? ?-?up\b/gi],
  ['email', /\be-?mails?\b/gi],
  ['Ordering', /\bordering\b/gi],
  ['Finance', /\bfinance\b/gi],
  ['Service', /\bservice\b/gi],
  ['subtotal', /\bsubtotal\b/gi],
  ['account', /\baccounts?\b/gi],
  ['order', /\border(?:s|ed|able)?\b/gi],
  ['cart', /\bcarts?\b/gi],
  ['product', /\bproducts?\b/gi],
  ['quantity', /\bquantit(?:y|ies)\b/gi],
  ['case', /\bcases?\b/gi],
  ['keg', /\bkegs?\b/gi],
  ['cylinder', /\bcylinders?\b/gi],
  ['crate', /\bcrates?\b/gi],
  ['empties', /\bempties\b/gi],
  ['deposit', /\bdeposits?\b/gi],
  ['delivery', /\bdeliver(?:y|ies|s|ed)?\b/gi],
  ['truck', /\btrucks?\b/gi],
  ['driver', /\bdrivers?\b/gi],
  ['invoice', /\binvoices?\b/gi],
  ['surcharge', /\bsurcharges?\b/gi],
  ['discount', /\bdiscounts?\b/gi],
  ['tax', /\btax(?:es)?\b/gi],
  ['total', /\btotals?\b/gi],
  ['price', /\bpric(?:e|es|ed)\b/gi],
  ['terms', /\bterms\b/gi],
  ['substitute', /\bsubstitutes?\b/gi],
  ['add', /\badd(?:s|ed|ing)?\b/gi],
  ['remove', /\bremov(?:e|es|ed|ing)\b/gi],
  ['undo', /\bundo\b/gi],
  ['cancel', /\bcancel(?:s|l?ed|l?ing)?\b/gi],
];

/** The terms in a text, without its placeholders. */
export function termsIn(text: string): readonly TradeTerm[] {
  const found: TradeTerm[] = [];
  let rest = text.replace(/\{\w+\}/g, ' · ');
  for (const [term, spelling] of englishTerms) {
    const left = rest.replace(spelling, ' · ');
    if (left !== rest) found.push(term);
    rest = left;
  }
  return found;
}
