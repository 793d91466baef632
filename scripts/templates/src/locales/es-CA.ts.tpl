import type { TranslationOf } from '../translation';

export const __camel__: TranslationOf<'__name__'> = {
  title: 'Sus pedidos',
  loading: 'Cargando sus pedidos',
  failed: 'No se pudieron cargar sus pedidos',
  denied: 'Para ver los pedidos se necesita acceso a Pedidos',
  cases: { one: '{count} caja', other: '{count} cajas' },
  empty: { title: 'Aún no hay pedidos', text: 'Los pedidos de esta cuenta aparecen aquí cuando se hacen.' },
};
