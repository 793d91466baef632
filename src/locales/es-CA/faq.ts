import type { TranslationOf } from '../translation';

export const faq: TranslationOf<'faq'> = {
  title: 'Preguntas frecuentes',
  search: 'Buscar preguntas',
  clearSearch: 'Borrar la búsqueda',
  categories: 'Categorías',
  loading: 'Cargando preguntas',
  found: { one: '{count} pregunta', other: '{count} preguntas' },
  noMatch: {
    title: 'No hay resultados para “{search}”',
    text: 'Revise la ortografía o busque otra palabra.',
    clear: 'Borrar la búsqueda',
  },
  empty: {
    title: 'Aún no hay preguntas',
    text: 'Llame al servicio al cliente si necesita una respuesta.',
  },
  failed: 'No se pudieron cargar las preguntas',
  link: 'Enlace a esta pregunta',
  linkCopied: 'Enlace copiado',
  uncategorized: 'Otras',
};
