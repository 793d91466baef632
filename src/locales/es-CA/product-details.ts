import type { TranslationOf } from '../translation';
import { ordering } from './common';

export const productDetails: TranslationOf<'product-details'> = {
  ...ordering,
  loading: 'Cargando el producto',
  failed: 'No se pudo cargar el producto',
  notFound: {
    title: 'Este producto no está disponible para su cuenta',
    text: 'Quizá ya no se vende. Busque uno parecido.',
    action: 'Ver los productos',
  },
  pictures: {
    label: 'Imágenes de {product}',
    choose: 'Elegir una imagen',
    picture: 'Imagen {number} de {count}',
    counter: '{number} de {count}',
  },
  facts: {
    title: 'Detalles',
    brand: 'Marca',
    flavor: 'Sabor',
    packageType: 'Envase',
    packSize: 'Formato de caja',
    unitSize: 'Tamaño de la unidad',
    caseQuantity: 'Cantidad por caja',
    calories: 'Calorías',
    caffeine: 'Cafeína',
    upc: 'Código UPC/EAN',
    sku: 'Código SKU',
    inCase: { one: '{count} unidad', other: '{count} unidades' },
    caloriesEach: '{amount} por unidad',
    caffeineEach: '{amount} mg por unidad',
  },
  copy: { label: 'Copiar el SKU', copied: 'SKU copiado.', failed: 'No se copió el SKU. Selecciónelo y cópielo.' },
  left: 'Quedan: {quantity}',
  same: 'Agregar de nuevo {quantity}',
  seeCart: 'Ver el carrito',
  add: 'Agregar al carrito',
  addShort: 'Agregar',
  instead: { title: 'Cámbielo por uno de estos', loading: 'Buscando un producto sustituto' },
  related: { title: 'Combina con', loading: 'Cargando productos que combinan' },
};
