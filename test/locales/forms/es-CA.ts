import type { OtherForms } from '../support/locales';

/** What a sentence makes of the glossary's entries. */
export const esForms: OtherForms = {
  order: ['pedir', 'pida', 'pidió', 'pidieron'],
  Ordering: ['pide'],
  'place order': ['haciendo', 'haga el pedido', 'su pedido se sigue haciendo'],
  checkout: ['finaliz'],
  pickup: ['recoge'],
  add: ['agreg'],
  remove: ['quitado', 'quitó', 'quite', 'quíte', 'quitando'],
  'sign in': ['inicie sesión', 'inició sesión'],
  'sign out': ['cerrando sesión'],
  cancel: ['cancelado', 'canceló'],
  delivery: ['entregó'],
  email: ['correo'],
};
