import type { TranslationOf } from '../translation';

export const orderStatus: TranslationOf<'order-status'> = {
  draft: 'Borrador',
  pending: 'Pendiente',
  'order-received': 'Pedido recibido',
  confirmed: 'Confirmado',
  'order-prepared': 'Pedido preparado',
  'prep-for-shipment': 'Envío en preparación',
  shipped: 'Enviado',
  dispatched: 'Despachado',
  'out-for-delivery': 'En reparto',
  delivered: 'Entregado',
  'not-delivered': 'No entregado',
  'in-settlement': 'En liquidación',
  'in-error': 'Con error',
  cancelled: 'Cancelado',
};
