import type { TradeTerm } from '../../../src/locales/glossary';

/** Messages whose English uses a term's word in another sense, with its meaning there. */
export const otherSense: Readonly<Record<string, { readonly term: TradeTerm; readonly meaning: string }>> = {
  'checkout.problems.paymentNumber': { term: 'account', meaning: 'an account at a bank' },
  'dashboard.balance.terms': { term: 'terms', meaning: 'when an invoice is due' },
  'wallet.empty.text': { term: 'account', meaning: 'an account at a bank' },
  'wallet.empty.call': { term: 'account', meaning: 'an account at a bank' },
  'add-method.adding.ach': { term: 'account', meaning: 'an account at a bank' },
  'add-method.fields.ach': { term: 'account', meaning: 'an account at a bank' },
  'add-method.fields.names.account': { term: 'account number', meaning: 'an account at a bank' },
  'add-method.nickname.paymentNumber': { term: 'account', meaning: 'an account at a bank' },
};
