import type { TranslationOf } from '../translation';

export const draft: TranslationOf<'draft'> = {
  resume: 'Reprendre',
  resumeLong: 'Reprendre le brouillon {number}',
  remove: 'Supprimer',
  removeLong: 'Supprimer le brouillon {number}',
  keep: 'Garder le brouillon',
  resuming: {
    title: 'Reprendre le brouillon {number}?',
    text: 'Ses produits sont ajoutés au panier, et le brouillon disparaît.',
    confirm: 'Reprendre le brouillon',
    busy: 'Ajout au panier',
    done: 'Le brouillon est dans votre panier',
  },
  removing: {
    title: 'Supprimer le brouillon {number}?',
    text: 'Cette action est irréversible.',
    confirm: 'Supprimer le brouillon',
    busy: 'Suppression',
    done: 'Le brouillon {number} est supprimé',
  },
  failed: 'Le brouillon {number} n’a pas été modifié',
  refused: {
    'draft-gone': 'Il a déjà été repris ou supprimé.',
    'nothing-added': 'Aucun de ses produits ne peut être commandé maintenant.',
    'ordering-stopped': 'Les commandes sont suspendues pour ce compte.',
    'no-draft': 'La commande est déjà passée.',
  },
};
