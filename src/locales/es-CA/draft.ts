import type { TranslationOf } from '../translation';

export const draft: TranslationOf<'draft'> = {
  resume: 'Retomar',
  resumeLong: 'Retomar el borrador {number}',
  remove: 'Eliminar',
  removeLong: 'Eliminar el borrador {number}',
  keep: 'Conservar borrador',
  resuming: {
    title: '¿Retomar el borrador {number}?',
    text: 'Sus productos pasan al carrito y el borrador desaparece.',
    confirm: 'Retomar borrador',
    busy: 'Agregando al carrito',
    done: 'El borrador está en su carrito',
  },
  removing: {
    title: '¿Eliminar el borrador {number}?',
    text: 'Esto no se puede deshacer.',
    confirm: 'Eliminar borrador',
    busy: 'Eliminando',
    done: 'Borrador {number} eliminado',
  },
  failed: 'El borrador {number} no se modificó',
  refused: {
    'draft-gone': 'Ya se retomó o se eliminó.',
    'nothing-added': 'Ninguno de sus productos se puede pedir ahora.',
    'ordering-stopped': 'Los pedidos están suspendidos para esta cuenta.',
    'no-draft': 'El pedido ya está hecho.',
  },
};
