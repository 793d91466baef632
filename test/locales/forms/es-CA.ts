import type { OtherForms } from '../support/locales';

/** Inflected forms of the glossary's entries in sentences. */
export const esForms: OtherForms = {
  order: ['pedir', 'pida', 'pidió', 'pidieron'],
  'place order': ['enviando el pedido', 'enviando su pedido', 'haga el pedido'],
  checkout: ['finaliz'],
  pickup: ['recoge', 'recoja'],
  add: ['agreg', 'agrég'],
  remove: ['quitó', 'quite', 'quíte', 'quitando'],
  'sign in': ['inicie sesión', 'inició sesión'],
  'sign out': ['cerrando sesión'],
  cancel: ['cancelado', 'cancelando', 'canceló'],
  crate: ['cajones'],
  substitute: ['productos sustitutos'],
  delivery: ['entregó', 'reparto'],
  email: ['correo'],
};
