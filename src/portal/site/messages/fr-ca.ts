import type { SiteMessages } from './site-messages';

export const frCA: SiteMessages = {
  tag: 'Démo',
  hours: 'du lundi au samedi, de 6 h à 18 h',
  noticeText:
    'Notre site de commande a déménagé. Ajoutez la nouvelle adresse à vos favoris : la redirection depuis l’ancienne cesse le {date}.',
  choose: {
    title: 'Choisissez un acheteur de démonstration',
    text: 'Rien ne quitte votre navigateur. Vos commandes y sont conservées jusqu’à ce que vous réinitialisiez la démo.',
  },
  roles: { super: 'Superutilisateur', ordering: 'Commandes', finance: 'Finances', service: 'Service' },
  accounts: { one: '{first}', two: '{first} et {second}', many: '{first} et {count} autres comptes' },
  current: 'Connecté',
  guest: 'Parcourir comme invité',
  guestText: 'Ou faites le tour sans vous connecter.',
  switchBuyer: 'Changer d’acheteur',
  reset: {
    open: 'Réinitialiser les données',
    title: 'Réinitialiser les données de la démo?',
    text: 'Les paniers et les commandes reviennent au point de départ. Cette action est irréversible.',
    confirm: 'Réinitialiser',
    cancel: 'Garder les données',
    busy: 'Réinitialisation',
  },
  scenario: 'Scénario : {scenario}',
  registering: {
    title: 'Ce qui fonctionne dans cette démo',
    rejected: 'Qui s’inscrit pour celui-ci est dirigé vers le service à la clientèle.',
    number: 'Numéro de compte',
    code: 'Code d’inscription',
    invoices: 'Numéros de facture',
    mobile: 'Numéro de cellulaire',
    texted: 'Code du message texte',
  },
  signedOut: {
    title: 'Vous êtes déconnecté',
    text: 'Votre panier est conservé pour la prochaine fois.',
    action: 'Retour au portail',
  },
};
