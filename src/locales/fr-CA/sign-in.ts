import type { TranslationOf } from '../translation';

export const signIn: TranslationOf<'sign-in'> = {
  title: 'Se connecter',
  text: 'Connectez-vous pour voir vos prix, votre panier et vos commandes.',
  ended: 'Votre session a pris fin. Reconnectez-vous pour reprendre où vous en étiez.',
  needed: 'Cette page est réservée aux acheteurs connectés. Connectez-vous pour la voir.',
  action: 'Se connecter',
  leaving: 'Ouverture de la page pour se connecter',
  register: 'S’inscrire',
  resend: 'Pas de courriel d’activation? Le renvoyer',
  browse: 'Parcourir sans se connecter',
  signedIn: { title: 'Vous êtes connecté, {name}', text: 'Il n’y a plus rien à faire ici.', go: 'Continuer' },
  noAddress: {
    title: 'Cette page ne permet pas de se connecter',
    text: 'Connectez-vous avec l’aide du service à la clientèle.',
    call: 'Appeler le {phone}',
  },
};
