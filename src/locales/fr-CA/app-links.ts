import type { TranslationOf } from '../translation';

export const appLinks: TranslationOf<'app-links'> = {
  title: 'Applications et outils',
  fountain: { title: 'Fountain et Freestyle', text: 'Commandez du sirop et entretenez vos distributeurs' },
  ios: {
    title: 'Application pour iPhone et iPad',
    text: 'Commandez et suivez vos livraisons avec l’application de l’App Store',
  },
  android: {
    title: 'Application Android',
    text: 'Commandez et suivez vos livraisons avec l’application de Google Play',
  },
  newWindow: 'S’ouvre dans une nouvelle fenêtre',
  prompt: {
    label: 'Application mobile',
    title: 'Commandez avec votre téléphone',
    text: 'Faites l’inventaire à la cave et commandez sur-le-champ.',
    get: 'Obtenir l’application',
    dismiss: 'Pas maintenant',
    dismissed: 'L’application n’est plus proposée ici',
  },
};
