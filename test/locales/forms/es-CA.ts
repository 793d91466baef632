import type { OtherForms } from '../support/locales';

/** What a sentence makes of the glossary's entries. */
export const esForms: OtherForms = {
  order: ['pedir'],
  checkout: ['finalizar'],
  add: ['agreg'],
  remove: ['quitó'],
  'sign in': ['inicie sesión'],
  email: ['correo'],
};
