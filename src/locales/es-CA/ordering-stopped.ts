import type { TranslationOf } from '../translation';

export const orderingStopped = {
  title: 'Los pedidos de {account} están suspendidos',
  titleNoName: 'Los pedidos de esta cuenta están suspendidos',
  reasons: {
    blocked: 'La cuenta está bloqueada.',
    'temporarily-blocked': 'La cuenta está bloqueada temporalmente.',
    'not-verified': 'La cuenta aún no está verificada.',
    'not-eligible': 'La cuenta no puede pedir en esta tienda.',
    'no-visit-plan': 'La cuenta aún no tiene un calendario de entregas.',
    'order-restricted': 'La cuenta tiene los pedidos restringidos.',
  },
  call: 'Llame al servicio al cliente al {phone}.',
  callNoNumber: 'Llame al servicio al cliente.',
} as const satisfies TranslationOf<'ordering-stopped'>;
