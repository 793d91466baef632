import { type LanguageTag, languageTag } from '../../../rules/languages';

/** Labels that Vendure does not provide. */
export interface VendureMessages {
  readonly sorts: Readonly<Record<'name' | 'price-low' | 'price-high', string>>;
  readonly delivery: string;
  readonly charges: string;
  readonly promotions: string;
}

const messagesByLanguage: Readonly<Record<LanguageTag, VendureMessages>> = {
  'en-US': {
    sorts: { name: 'Name', 'price-low': 'Price, low to high', 'price-high': 'Price, high to low' },
    delivery: 'Delivery',
    charges: 'Delivery and other charges',
    promotions: 'Promotions',
  },
  'fr-CA': {
    sorts: { name: 'Nom', 'price-low': 'Prix croissant', 'price-high': 'Prix décroissant' },
    delivery: 'Livraison',
    charges: 'Livraison et autres frais',
    promotions: 'Promotions',
  },
  'es-CA': {
    sorts: { name: 'Nombre', 'price-low': 'Precio, de menor a mayor', 'price-high': 'Precio, de mayor a menor' },
    delivery: 'Entrega',
    charges: 'Entrega y otros cargos',
    promotions: 'Promociones',
  },
  'zh-CN': {
    sorts: { name: '名称', 'price-low': '价格从低到高', 'price-high': '价格从高到低' },
    delivery: '送货',
    charges: '送货及其他费用',
    promotions: '促销',
  },
  'ko-KR': {
    sorts: { name: '이름순', 'price-low': '가격 낮은 순', 'price-high': '가격 높은 순' },
    delivery: '배송',
    charges: '배송 및 기타 요금',
    promotions: '프로모션',
  },
};

/** Returns the adapter's labels in a language. */
export const messagesFor = (locale: string): VendureMessages => messagesByLanguage[languageTag(locale)];
