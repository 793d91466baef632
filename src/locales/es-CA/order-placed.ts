import type { TranslationOf } from '../translation';

export const orderPlaced: TranslationOf<'order-placed'> = {
  title: 'El pedido {number} está hecho',
  delivery: 'El {date} llega su pedido.',
  pickup: 'El {date} está listo para su recogida.',
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
    changes: 'Hasta el {when}, puede solicitar cambios.',
    noChanges: 'Ya no se puede cambiar. Llame al servicio al cliente si algo no está bien.',
    delivered: 'El {date}, el conductor se lo lleva.',
    picked: 'El {date}, usted lo recoge.',
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
