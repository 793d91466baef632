import type { TranslationOf } from '../translation';

export const home: TranslationOf<'home'> = {
  title: 'Commandez pour votre prochaine livraison',
  text: 'Vos prix, votre panier et vos commandes, au bureau comme à la cave.',
  loading: 'Vérification de votre session',
  signIn: { title: 'Vous avez déjà un accès', action: 'Se connecter' },
  register: { title: 'Première visite', text: 'Ayez votre numéro de compte sous la main.', action: 'S’inscrire' },
  browse: { title: 'Jeter un coup d’œil', action: 'Parcourir les produits' },
  resend: 'Pas de courriel d’activation? Le renvoyer',
  signedIn: { title: 'Bon retour, {name}', action: 'Parcourir les produits', cart: 'Voir le panier' },
  noWay: {
    title: 'Cette page ne permet pas de se connecter',
    text: 'Le service à la clientèle peut vous aider : {phone}',
  },
};
