import type { TranslationOf } from '../translation';

export const orderAgain: TranslationOf<'order-again'> = {
  now: 'Pedir de nuevo ahora',
  adding: 'Agregando',
  done: { one: '{count} producto está en su carrito', other: '{count} productos están en su carrito' },
  partly: '{count} de {all} productos están en su carrito como se pidieron',
  none: 'No se pudo agregar ninguno de los productos',
  some: '{name}, {quantity} de {wanted}: {because}',
  not: '{name}: {because}',
  noQuantity: '{name}: no sabemos cuántos pidió.',
  unknown: 'No pudimos confirmar qué se agregó',
  unknownText: 'Mire su carrito antes de volver a agregar algo.',
  failed: 'No se agregó nada',
  cart: 'Ver el carrito',
  rest: 'Agregar lo que falta',
};
