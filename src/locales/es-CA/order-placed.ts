import type { TranslationOf } from '../translation';

export const orderPlaced: TranslationOf<'order-placed'> = {
  title: 'El pedido {number} está hecho',
  delivery: 'Fecha de entrega: {date}.',
  pickup: 'Listo para su recogida: {date}.',
  loading: 'Cargando el pedido',
  failed: 'No se pudo cargar el pedido',
  denied: 'Para ver los pedidos se necesita acceso a Pedidos',
  notFound: {
    title: 'Este pedido no está aquí',
    text: 'Puede pertenecer a otra cuenta. Cambie de cuenta o vea sus productos.',
  },
  next: {
    title: 'Qué sigue',
    received: 'Recibimos su pedido y verificamos las existencias.',
    changes: 'Puede solicitar cambios hasta: {when}.',
    noChanges: 'Ya no se puede cambiar. Llame al servicio al cliente si algo no está bien.',
    delivered: 'El conductor se lo lleva: {date}.',
    picked: 'Usted lo recoge: {date}.',
  },
  facts: {
    title: 'Resumen',
    purchaseOrderNumber: 'Número de orden de compra',
    payment: 'Pago',
    notes: 'Nota al conductor',
    lines: 'Productos',
    times: '{quantity} ×',
  },
  sums: {
    label: 'Importes',
    subtotal: { one: '{count} caja', other: '{count} cajas' },
    deposits: 'Depósitos de botellas',
    tax: 'Impuestos',
    taxAt: 'Impuestos, {rate} %',
    minimumCharge: 'Cargo por pedido mínimo',
    surcharge: 'Recargo por tarjeta',
    total: 'Total',
  },
  print: 'Imprimir',
  products: 'Volver a productos',
};
