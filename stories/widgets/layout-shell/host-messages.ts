import { useSettings } from '../../../src/runtime/react/provider';
import { pseudo } from '../../support/pseudo-locale';

/** Texts of the host's frame in these stories, in the languages that differ in length or script. */
const english = {
  company: 'Northquay Trade',
  pages: 'Pages',
  products: 'Products',
  orders: 'Orders',
  title: 'Today',
  text: 'Your next delivery comes on Thursday, between 6 and 10 AM.',
  announcement: 'The depot is closed on Thanksgiving. Order for Friday instead.',
  service: 'Customer service 1-888-555-0142, Mon to Sat, 6 AM to 6 PM',
  waiting: 'Checking who is here',
  guest: 'You’re not signed in',
  signedIn: 'Signed in as',
  ended: 'Your session ended',
  failed: 'We could not check who is signed in',
  tryAgain: 'Try again',
  help: 'Need help with your account?',
  notice: 'Our ordering site has moved. Bookmark the new address: the redirect from the old one stops on {date}.',
};

export type HostMessages = typeof english;

const french: HostMessages = {
  company: 'Northquay Trade',
  pages: 'Pages',
  products: 'Produits',
  orders: 'Commandes',
  title: 'Aujourd’hui',
  text: 'Votre prochaine livraison arrive jeudi, entre 6 h et 10 h.',
  announcement: 'Le dépôt est fermé à l’Action de grâce. Commandez plutôt pour vendredi.',
  service: 'Service à la clientèle 1-888-555-0142, du lundi au samedi, de 6 h à 18 h',
  waiting: 'Nous vérifions qui est là',
  guest: 'Vous n’êtes pas connecté',
  signedIn: 'Connecté en tant que',
  ended: 'Votre session est terminée',
  failed: 'Nous n’avons pas pu vérifier qui est connecté',
  tryAgain: 'Réessayer',
  help: 'Besoin d’aide avec votre compte?',
  notice:
    'Notre site de commande a déménagé. Mettez la nouvelle adresse dans vos favoris : la redirection de l’ancienne prend fin le {date}.',
};

const strange: HostMessages = Object.fromEntries(
  Object.entries(english).map(([key, text]) => [key, pseudo(text).replace('{date}', ' {date} ')]),
) as HostMessages; // Every language has the same keys.

/** The host's texts in the language of the story. */
export function useHostMessages(): HostMessages {
  const { tag } = useSettings().locale;
  return tag === 'en-XA' ? strange : tag === 'fr-CA' ? french : english;
}
