import type { TranslationOf } from '../translation';

export const resendActivation: TranslationOf<'resend-activation'> = {
  form: {
    title: 'Renvoyer le courriel d’activation',
    text: 'Utilisez l’adresse courriel associée à votre compte. Vous recevrez un nouveau message avec un lien pour l’activer.',
    email: 'Courriel',
    submit: 'Envoyer',
    sending: 'Envoi en cours',
  },
  problems: {
    valueMissing: 'Entrez votre adresse courriel.',
    typeMismatch: 'Entrez une adresse courriel complète, comme nom@entreprise.com.',
  },
  success: {
    title: 'Courriel d’activation envoyé',
    text: 'Ouvrez le lien qu’il contient pour activer votre compte. S’il n’est pas arrivé dans quelques minutes, regardez dans votre dossier de courrier indésirable.',
    again: 'Utiliser un autre courriel',
  },
  exists: {
    title: 'Votre compte est déjà activé',
    text: 'Connectez-vous avec votre adresse courriel et votre mot de passe.',
    signIn: 'Se connecter',
  },
  contact: {
    title: 'Nous n’avons pas pu vérifier votre compte',
    text: 'Le service à la clientèle peut trouver votre compte et vous envoyer le courriel.',
    call: 'Appelez le service à la clientèle au {phone}.',
    tryAgain: 'Réessayer',
    register: 'S’inscrire',
  },
  apps: {
    title: 'Commandez avec votre téléphone',
    ios: 'Télécharger pour iOS',
    android: 'Télécharger pour Android',
  },
};
