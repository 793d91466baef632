import { languageTag } from '../../../rules/languages';

/** Topics of messages to customer service. */
export const contactTopics = ['order', 'invoice', 'equipment', 'product', 'access', 'something-else'] as const;
export type ContactTopicCode = (typeof contactTopics)[number];

const messagesByLanguage: Readonly<Record<ReturnType<typeof languageTag>, Readonly<Record<ContactTopicCode, string>>>> =
  {
    'en-US': {
      order: 'An order or a delivery',
      invoice: 'An invoice or a payment',
      equipment: 'Coolers and dispensers',
      product: 'Products and prices',
      access: 'Signing in and users',
      'something-else': 'Something else',
    },
    'fr-CA': {
      order: 'Une commande ou une livraison',
      invoice: 'Une facture ou un paiement',
      equipment: 'Refroidisseurs et fontaines',
      product: 'Produits et prix',
      access: 'Connexion et utilisateurs',
      'something-else': 'Autre chose',
    },
    'es-CA': {
      order: 'Un pedido o una entrega',
      invoice: 'Una factura o un pago',
      equipment: 'Refrigeradores y dispensadores',
      product: 'Productos y precios',
      access: 'Inicio de sesión y usuarios',
      'something-else': 'Otra cosa',
    },
    'zh-CN': {
      order: '订单或送货',
      invoice: '发票或付款',
      equipment: '冷藏柜和饮料机',
      product: '产品与价格',
      access: '登录与用户',
      'something-else': '其他',
    },
    'ko-KR': {
      order: '주문 또는 배송',
      invoice: '청구서 또는 결제',
      equipment: '냉장고와 디스펜서',
      product: '제품과 가격',
      access: '로그인과 사용자',
      'something-else': '기타',
    },
  };

/** Returns the topics in a language, or in English for an unknown one. */
export const contactMessagesFor = (locale: string): Readonly<Record<ContactTopicCode, string>> =>
  messagesByLanguage[languageTag(locale)];
