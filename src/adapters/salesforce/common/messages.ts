import { type LanguageTag, languageTag } from '../../../rules/languages';

/** Labels that the platform does not provide. */
export interface PlatformMessages {
  readonly promotions: string;
  readonly charges: string;
  readonly adjustments: string;
  readonly purchaseOrder: string;
  readonly category: string;
}

const messagesByLanguage: Readonly<Record<LanguageTag, PlatformMessages>> = {
  'en-US': {
    promotions: 'Promotions',
    charges: 'Delivery and other charges',
    adjustments: 'Adjustments',
    purchaseOrder: 'Purchase order',
    category: 'Category',
  },
  'fr-CA': {
    promotions: 'Promotions',
    charges: 'Livraison et autres frais',
    adjustments: 'Rajustements',
    purchaseOrder: 'Bon de commande',
    category: 'Catégorie',
  },
  'es-CA': {
    promotions: 'Promociones',
    charges: 'Entrega y otros cargos',
    adjustments: 'Ajustes',
    purchaseOrder: 'Orden de compra',
    category: 'Categoría',
  },
  'zh-CN': {
    promotions: '促销',
    charges: '送货及其他费用',
    adjustments: '调整',
    purchaseOrder: '采购订单',
    category: '类别',
  },
  'ko-KR': {
    promotions: '프로모션',
    charges: '배송 및 기타 요금',
    adjustments: '조정',
    purchaseOrder: '구매 주문',
    category: '카테고리',
  },
};

/** Returns the adapter's labels in a language. */
export const messagesFor = (locale: string): PlatformMessages => messagesByLanguage[languageTag(locale)];
