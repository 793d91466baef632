import type { TranslationOf } from '../translation';

export const guestCart: TranslationOf<'guest-cart'> = {
  label: 'Productos elegidos como invitado',
  question: {
    one: '¿Agregar al carrito de {account} el {count} producto que eligió como invitado?',
    other: '¿Agregar al carrito de {account} los {count} productos que eligió como invitado?',
  },
  yours: {
    one: '¿Agregar a su carrito el {count} producto que eligió como invitado?',
    other: '¿Agregar a su carrito los {count} productos que eligió como invitado?',
  },
  none: '{account} no puede pedir ninguno de los productos que eligió como invitado',
  noneYours: 'Su cuenta no puede pedir ninguno de los productos que eligió como invitado',
  cannot: 'Estos no se pueden agregar:',
  line: '{product}: {reason}',
  noPrice: 'Todavía no tiene precio.',
  add: 'Agregar',
  adding: 'Agregando',
  discard: 'Descartar',
  partly: {
    one: '{count} producto no se agregó como lo eligió',
    other: '{count} productos no se agregaron como los eligió',
  },
  notAdded: 'Los productos no se agregaron. {because}',
  close: 'Cerrar',
};
