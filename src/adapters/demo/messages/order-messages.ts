import { languageTag } from '../../../rules/languages';
import type { ShortReason } from '../engine/fulfilment';

/** Messages that differ for a pickup, which has no truck. */
type AtPickup = Pick<OrderMessages, 'short' | 'nobodyThere' | 'notLoaded'>;

/** Messages about an order after it was placed, in one language, with `{name}` placeholders. */
export interface OrderMessages {
  /** Reasons for missing cases. */
  readonly short: Readonly<Record<ShortReason, string>>;
  readonly nobodyThere: string;
  readonly replaced: string;
  readonly truck: string;
  readonly depot: string;
  readonly signedBy: string;
  readonly notLoaded: string;
  readonly atPickup: AtPickup;
  readonly blocked: string;
  readonly pricesMissing: string;
  readonly warehouse: string;
  readonly cancelReasons: readonly string[];
  /** Refund of a cancelled order, by payment method. */
  readonly moneyBack: Readonly<Record<'card' | 'ach' | 'account', string>>;
}

const messagesByLanguage = {
  'en-US': {
    short: {
      broken: '{count} broken on the truck, not invoiced',
      notLoaded: '{count} not loaded, not invoiced',
      outOfStock: '{count} out of stock, not invoiced',
      refused: '{count} refused at the door, not invoiced',
    },
    nobodyThere: 'No one was there to receive it',
    replaced: 'Replaced at the same price',
    truck: 'Truck {number}',
    depot: 'Northquay depot',
    signedBy: 'Signed by {name}',
    notLoaded: '{count} not loaded',
    blocked: 'Cancelled by the buyer',
    pricesMissing: 'A price is missing. Customer service is on it.',
    atPickup: {
      short: {
        broken: '{count} broken at the depot, not invoiced',
        notLoaded: '{count} not packed, not invoiced',
        outOfStock: '{count} out of stock, not invoiced',
        refused: '{count} refused at pickup, not invoiced',
      },
      nobodyThere: 'No one came to pick it up',
      notLoaded: '{count} not packed',
    },
    warehouse: 'Warehouse',
    cancelReasons: [
      'Ordered by mistake',
      'Wrong products or quantities',
      'Delivery date doesn’t work',
      'Closed that day',
    ],
    moneyBack: {
      card: '{amount} goes back to {method} within 5 business days.',
      ach: 'Nothing is taken from {method}.',
      account: 'Nothing is charged to your account.',
    },
  },
  'fr-CA': {
    short: {
      broken: '{count} brisée dans le camion, non facturée',
      notLoaded: '{count} non chargée, non facturée',
      outOfStock: '{count} en rupture de stock, non facturée',
      refused: '{count} refusée à la porte, non facturée',
    },
    nobodyThere: 'Personne n’était là pour la recevoir',
    replaced: 'Remplacé au même prix',
    truck: 'Camion {number}',
    depot: 'Dépôt Northquay',
    signedBy: 'Signé par {name}',
    notLoaded: '{count} non chargée',
    blocked: 'Annulée par l’acheteur',
    pricesMissing: 'Il manque un prix. Le service à la clientèle s’en occupe.',
    atPickup: {
      short: {
        broken: '{count} brisée au dépôt, non facturée',
        notLoaded: '{count} non préparée, non facturée',
        outOfStock: '{count} en rupture de stock, non facturée',
        refused: '{count} refusée au dépôt, non facturée',
      },
      nobodyThere: 'Personne n’est venu la chercher',
      notLoaded: '{count} non préparée',
    },
    warehouse: 'Entrepôt',
    cancelReasons: [
      'Commandé par erreur',
      'Mauvais produits ou quantités',
      'La date de livraison ne convient pas',
      'Fermé ce jour-là',
    ],
    moneyBack: {
      card: '{amount} sont remboursés sur {method} d’ici 5 jours ouvrables.',
      ach: 'Rien n’est prélevé sur {method}.',
      account: 'Rien n’est porté à votre compte.',
    },
  },
  'es-CA': {
    short: {
      broken: '{count} rota en el camión, no facturada',
      notLoaded: '{count} no cargada, no facturada',
      outOfStock: '{count} sin existencias, no facturada',
      refused: '{count} rechazada en la puerta, no facturada',
    },
    nobodyThere: 'No había nadie para recibirlo',
    replaced: 'Reemplazado al mismo precio',
    truck: 'Camión {number}',
    depot: 'Depósito Northquay',
    signedBy: 'Firmado por {name}',
    notLoaded: '{count} no cargada',
    blocked: 'Cancelado por el comprador',
    pricesMissing: 'Falta un precio. Servicio al cliente se ocupa.',
    atPickup: {
      short: {
        broken: '{count} rota en el depósito, no facturada',
        notLoaded: '{count} no preparada, no facturada',
        outOfStock: '{count} sin existencias, no facturada',
        refused: '{count} rechazada en el depósito, no facturada',
      },
      nobodyThere: 'Nadie vino a recogerlo',
      notLoaded: '{count} no preparada',
    },
    warehouse: 'Almacén',
    cancelReasons: [
      'Pedido por error',
      'Productos o cantidades equivocados',
      'La fecha de entrega no conviene',
      'Cerrado ese día',
    ],
    moneyBack: {
      card: '{amount} se devuelven a {method} en 5 días hábiles.',
      ach: 'No se cobra nada de {method}.',
      account: 'No se carga nada a su cuenta.',
    },
  },
  'zh-CN': {
    short: {
      broken: '{count} 箱在车上破损，未开票',
      notLoaded: '{count} 箱未装车，未开票',
      outOfStock: '{count} 箱缺货，未开票',
      refused: '{count} 箱被拒收，未开票',
    },
    nobodyThere: '无人收货',
    replaced: '以相同价格替换',
    truck: '{number} 号卡车',
    depot: 'Northquay 仓库',
    signedBy: '{name} 签收',
    notLoaded: '{count} 箱未装车',
    blocked: '由买家取消',
    pricesMissing: '缺少一个价格。客户服务正在处理。',
    atPickup: {
      short: {
        broken: '{count} 箱在仓库破损，未开票',
        notLoaded: '{count} 箱未备货，未开票',
        outOfStock: '{count} 箱缺货，未开票',
        refused: '{count} 箱在自提时被拒收，未开票',
      },
      nobodyThere: '无人前来自提',
      notLoaded: '{count} 箱未备货',
    },
    warehouse: '仓库',
    cancelReasons: ['下错订单', '产品或数量有误', '送货日期不合适', '当天停业'],
    moneyBack: {
      card: '{amount} 将在 5 个工作日内退回 {method}。',
      ach: '不会从 {method} 扣款。',
      account: '不会计入您的账户。',
    },
  },
  'ko-KR': {
    short: {
      broken: '{count}상자 운송 중 파손, 청구 제외',
      notLoaded: '{count}상자 미적재, 청구 제외',
      outOfStock: '{count}상자 품절, 청구 제외',
      refused: '{count}상자 현장 거부, 청구 제외',
    },
    nobodyThere: '받을 사람이 없었습니다',
    replaced: '같은 가격으로 대체',
    truck: '트럭 {number}',
    depot: 'Northquay 창고',
    signedBy: '{name} 서명',
    notLoaded: '{count}상자 미적재',
    blocked: '구매자가 취소',
    pricesMissing: '가격이 없습니다. 고객 서비스가 처리 중입니다.',
    atPickup: {
      short: {
        broken: '{count}상자 창고에서 파손, 청구 제외',
        notLoaded: '{count}상자 준비 안 됨, 청구 제외',
        outOfStock: '{count}상자 품절, 청구 제외',
        refused: '{count}상자 수령 시 거부, 청구 제외',
      },
      nobodyThere: '수령하러 온 사람이 없었습니다',
      notLoaded: '{count}상자 준비 안 됨',
    },
    warehouse: '창고',
    cancelReasons: ['잘못 주문함', '제품 또는 수량 오류', '배송일이 맞지 않음', '그날 휴무'],
    moneyBack: {
      card: '{amount} 환불: 영업일 5일 이내 {method}',
      ach: '{method}에서 출금되지 않습니다.',
      account: '계정에 청구되지 않습니다.',
    },
  },
} as const satisfies Record<string, OrderMessages>;

/** Returns the messages of a language for a delivery or a pickup; English for an unknown language. */
export function orderMessagesFor(locale: string, method: 'delivery' | 'pickup' = 'delivery'): OrderMessages {
  const messages = messagesByLanguage[languageTag(locale)];
  return method === 'pickup' ? { ...messages, ...messages.atPickup } : messages;
}
