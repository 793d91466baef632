import type { TranslationOf } from '../translation';

export const quantity: TranslationOf<'quantity'> = {
  problems: {
    valueMissing: 'Escriba una cantidad.',
    badInput: 'Escriba un número.',
    invalidEntry: 'Escriba {min} o más, o quite el producto.',
    rangeUnderflow: 'Escriba {min} o más.',
    rangeOverflow: 'Escriba {max} o menos.',
    stepMismatch: 'Se vende en múltiplos de {step}: escriba {lower} o {upper}.',
    wholeNumber: 'Escriba un número entero: {lower} o {upper}.',
  },
  unusual: 'Es {times} veces su cantidad habitual de {usual}. ¿Conservar {quantity}?',
  unusualFirst: 'Nunca ha pedido este producto, y {quantity} es más que un camión lleno. ¿Conservar {quantity}?',
  keep: 'Conservar {quantity}',
  change: 'Poner {quantity}',
  open: { one: 'Hay que revisar {count} cantidad.', other: 'Hay que revisar {count} cantidades.' },
};
