import type { TranslationOf } from '../translation';

export const commit = {
  lost: 'La respuesta se perdió en el camino. No se vuelve a enviar nada hasta saberlo.',
  checkingSlow: 'Seguimos verificando. Esto tarda más de lo habitual.',
  check: 'Verificar de nuevo',
  call: 'O llame al servicio al cliente al {phone}.',
  why: '{what} {why}',
  reference: 'Referencia: {id}',
} as const satisfies TranslationOf<'commit'>;
