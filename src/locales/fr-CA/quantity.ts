import type { TranslationOf } from '../translation';

export const quantity: TranslationOf<'quantity'> = {
  problems: {
    valueMissing: 'Entrez une quantité.',
    badInput: 'Entrez un nombre.',
    invalidEntry: 'Entrez {min} ou plus, ou retirez le produit.',
    rangeUnderflow: 'Entrez {min} ou plus.',
    rangeOverflow: 'Entrez {max} ou moins.',
    stepMismatch: 'Se vend par multiples de {step} : entrez {lower} ou {upper}.',
    wholeNumber: 'Entrez un nombre entier : {lower} ou {upper}.',
  },
  unusual: 'C’est {times} fois votre quantité habituelle de {usual}. Garder {quantity}?',
  unusualFirst: 'Vous n’avez jamais commandé ce produit, et {quantity} dépasse un plein camion. Garder {quantity}?',
  keep: 'Garder {quantity}',
  change: 'Mettre {quantity}',
  open: { one: '{count} quantité est à revoir.', other: '{count} quantités sont à revoir.' },
};
