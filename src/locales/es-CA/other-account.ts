import type { TranslationOf } from '../translation';

export const otherAccount: TranslationOf<'other-account'> = {
  title: 'Este pedido es de {name}',
  text: 'En este momento, usted hace pedidos para {current}.',
  action: 'Cambiar a {name}',
  switching: 'Cambiando',
  failed: 'No se pudo cambiar de cuenta',
  unsaved: {
    title: '¿Salir de {current}?',
    text: 'Los cambios sin guardar se perderán.',
    stay: 'Quedarse',
    go: 'Cambiar de cuenta',
  },
};
