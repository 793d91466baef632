import type { TranslationOf } from '../translation';

export const common: TranslationOf<'common'> = {
  tryAgain: 'Reintentar',
  slow: 'Esto tarda más de lo habitual.',
  close: 'Cerrar',
  signIn: 'Iniciar sesión',
  optional: 'Opcional',
  sku: 'SKU {sku}',
  notAvailable: 'No disponible',
  signedOut: {
    title: 'Inicie sesión para ver esto',
    text: 'Inicie sesión con el correo electrónico asociado a su cuenta.',
    ended: 'Su sesión terminó. Inicie sesión otra vez para continuar desde aquí.',
  },
  denied: {
    title: 'Usted no tiene acceso a esta sección',
    text: 'Un superusuario de su cuenta puede activarlo.',
  },
  broken: {
    title: 'Esta parte de la página no está disponible en este momento',
    text: 'El resto de la página funciona.',
  },
  offline: 'No tiene conexión. Es posible que lo que ve no esté actualizado.',
  noAccount: {
    title: 'No hay ninguna cuenta para hacer pedidos',
    text: 'Llame al servicio al cliente para vincular su cuenta.',
  },
  errors: {
    offline: 'No tiene conexión. Intente de nuevo cuando la recupere.',
    timeout: 'El servicio de pedidos no respondió a tiempo.',
    'signed-out': 'Su sesión terminó. Inicie sesión otra vez.',
    forbidden: 'Su cuenta no tiene acceso a esta sección.',
    'not-found': 'Este elemento ya no está disponible.',
    conflict: 'Este elemento se modificó en otro lugar. Revíselo de nuevo.',
    rejected: 'El servicio de pedidos no aceptó esta operación.',
    'too-many-requests': 'Demasiadas solicitudes a la vez. Espere un momento e intente de nuevo.',
    unavailable: 'El servicio de pedidos no está disponible en este momento.',
    malformed: 'Ocurrió un error inesperado. Intente de nuevo más tarde.',
    aborted: 'La operación se detuvo antes de terminar.',
    unexpected: 'Ocurrió un error inesperado. Intente de nuevo más tarde.',
  },
};
