import type { TranslationOf } from '../translation';

export const common: TranslationOf<'common'> = {
  tryAgain: 'Réessayer',
  slow: 'C’est plus long que d’habitude.',
  close: 'Fermer',
  signIn: 'Se connecter',
  optional: 'Facultatif',
  sku: 'UGS {sku}',
  notAvailable: 'Non disponible',
  signedOut: {
    title: 'Connectez-vous pour voir cette partie',
    text: 'Connectez-vous avec l’adresse courriel associée à votre compte.',
    ended: 'Votre session a pris fin. Reconnectez-vous pour reprendre où vous étiez.',
  },
  denied: {
    title: 'Vous n’avez pas accès à cette partie',
    text: 'Un superutilisateur de votre compte peut vous donner l’accès.',
  },
  broken: {
    title: 'Cette partie de la page n’est pas disponible en ce moment',
    text: 'Le reste de la page fonctionne.',
  },
  offline: 'Vous êtes hors ligne. Ce que vous voyez n’est peut-être plus à jour.',
  noAccount: {
    title: 'Aucun compte pour commander',
    text: 'Appelez le service à la clientèle pour faire lier votre compte.',
  },
  errors: {
    offline: 'Vous êtes hors ligne. Réessayez quand la connexion est rétablie.',
    timeout: 'Le service de commandes n’a pas répondu à temps.',
    'signed-out': 'Votre session a pris fin. Reconnectez-vous.',
    forbidden: 'Votre compte n’a pas accès à cette partie.',
    'not-found': 'Cet élément n’existe plus.',
    conflict: 'Cet élément a été modifié ailleurs. Vérifiez-le de nouveau.',
    rejected: 'Le service de commandes n’a pas accepté cette opération.',
    'too-many-requests': 'Trop de demandes à la fois. Attendez un moment, puis réessayez.',
    unavailable: 'Le service de commandes n’est pas disponible en ce moment.',
    malformed: 'Une erreur inattendue s’est produite. Réessayez plus tard.',
    aborted: 'L’opération a été arrêtée avant la fin.',
    unexpected: 'Une erreur inattendue s’est produite. Réessayez plus tard.',
  },
};
