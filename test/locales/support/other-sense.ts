import type { TradeTerm } from '../../../src/locales/glossary';

/** Messages whose English uses a term's word for something else, with what it means there. */
export const otherSense: Readonly<Record<string, { readonly term: TradeTerm; readonly meaning: string }>> = {
  'checkout.problems.paymentNumber': { term: 'account', meaning: 'an account at a bank' },
  'wallet.empty.text': { term: 'account', meaning: 'an account at a bank' },
  'wallet.empty.call': { term: 'account', meaning: 'an account at a bank' },
  'wallet.adding.ach': { term: 'account', meaning: 'an account at a bank' },
  'wallet.fields.ach': { term: 'account', meaning: 'an account at a bank' },
  'wallet.fields.names.account': { term: 'account number', meaning: 'an account at a bank' },
  'wallet.naming.paymentNumber': { term: 'account', meaning: 'an account at a bank' },
};
