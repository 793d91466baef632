import { languageTag } from '../../../rules/languages';
import type { ShortReason } from '../engine/fulfilment';

/** What the demo's backend says of an order after it was placed, in one language. Holes are `{name}`. */
export interface OrderWords {
  /** Why so many cases did not come. */
  readonly short: Readonly<Record<ShortReason, string>>;
  readonly nobodyThere: string;
  readonly replaced: string;
  readonly truck: string;
  readonly van: string;
  readonly depot: string;
  readonly signedBy: string;
  readonly notLoaded: string;
  readonly blocked: string;
  readonly pricesMissing: string;
  readonly standard: string;
  readonly byVan: string;
  readonly collected: string;
  readonly warehouse: string;
  readonly cancelReasons: readonly string[];
}

const words = {
  'en-US': {
    short: {
      broken: '{count} broken on the truck, not invoiced', notLoaded: '{count} not loaded, not invoiced', outOfStock: '{count} out of stock, not invoiced',
      refused: '{count} refused at the door, not invoiced',
    },
    nobodyThere: 'Nobody was there to receive it', replaced: 'Replaced at the same price', truck: 'Truck {number}', van: 'Van {number}', depot: 'Northquay depot',
    signedBy: 'Signed by {name}', notLoaded: '{count} not loaded', blocked: 'Cancelled by the buyer', pricesMissing: 'A price is missing. Customer service is on it.',
    standard: 'Delivery route', byVan: 'Van, any day', collected: 'Collected at the depot', warehouse: 'Warehouse',
    cancelReasons: ['Ordered by mistake', 'Wrong products or quantities', 'Delivery date does not suit', 'Closed that day'],
  },
  'fr-CA': {
    short: {
      broken: '{count} brisée dans le camion, non facturée', notLoaded: '{count} non chargée, non facturée', outOfStock: '{count} en rupture de stock, non facturée',
      refused: '{count} refusée à la porte, non facturée',
    },
    nobodyThere: 'Personne n’était là pour la recevoir', replaced: 'Remplacé au même prix', truck: 'Camion {number}', van: 'Fourgonnette {number}', depot: 'Dépôt Northquay',
    signedBy: 'Signé par {name}', notLoaded: '{count} non chargée', blocked: 'Annulée par l’acheteur', pricesMissing: 'Il manque un prix. Le service à la clientèle s’en occupe.',
    standard: 'Tournée de livraison', byVan: 'Fourgonnette, chaque jour', collected: 'Ramassée au dépôt', warehouse: 'Entrepôt',
    cancelReasons: ['Commandé par erreur', 'Mauvais produits ou quantités', 'La date de livraison ne convient pas', 'Fermé ce jour-là'],
  },
  'es-CA': {
    short: {
      broken: '{count} rota en el camión, no facturada', notLoaded: '{count} no cargada, no facturada', outOfStock: '{count} sin existencias, no facturada',
      refused: '{count} rechazada en la puerta, no facturada',
    },
    nobodyThere: 'No había nadie para recibirlo', replaced: 'Reemplazado al mismo precio', truck: 'Camión {number}', van: 'Furgoneta {number}', depot: 'Depósito Northquay',
    signedBy: 'Firmado por {name}', notLoaded: '{count} no cargada', blocked: 'Cancelado por el comprador', pricesMissing: 'Falta un precio. Servicio al cliente se ocupa.',
    standard: 'Ruta de entrega', byVan: 'Furgoneta, cualquier día', collected: 'Recogido en el depósito', warehouse: 'Almacén',
    cancelReasons: ['Pedido por error', 'Productos o cantidades equivocados', 'La fecha de entrega no conviene', 'Cerrado ese día'],
  },
  'zh-CN': {
    short: {
      broken: '{count} 箱在车上破损，未开票', notLoaded: '{count} 箱未装车，未开票', outOfStock: '{count} 箱缺货，未开票', refused: '{count} 箱被拒收，未开票',
    },
    nobodyThere: '无人收货', replaced: '以相同价格替换', truck: '{number} 号卡车', van: '{number} 号货车', depot: 'Northquay 仓库',
    signedBy: '{name} 签收', notLoaded: '{count} 箱未装车', blocked: '由买家取消', pricesMissing: '缺少一个价格。客户服务正在处理。',
    standard: '送货路线', byVan: '货车，任意日期', collected: '在仓库自取', warehouse: '仓库',
    cancelReasons: ['下错订单', '产品或数量有误', '送货日期不合适', '当天停业'],
  },
  'ko-KR': {
    short: {
      broken: '{count}상자 운송 중 파손, 청구 제외', notLoaded: '{count}상자 미적재, 청구 제외', outOfStock: '{count}상자 품절, 청구 제외', refused: '{count}상자 현장 거부, 청구 제외',
    },
    nobodyThere: '받을 사람이 없었습니다', replaced: '같은 가격으로 대체', truck: '트럭 {number}', van: '밴 {number}', depot: 'Northquay 창고',
    signedBy: '{name} 서명', notLoaded: '{count}상자 미적재', blocked: '구매자가 취소', pricesMissing: '가격이 없습니다. 고객 서비스가 처리 중입니다.',
    standard: '배송 노선', byVan: '밴, 모든 요일', collected: '창고 수령', warehouse: '창고',
    cancelReasons: ['잘못 주문함', '제품 또는 수량 오류', '배송일이 맞지 않음', '그날 휴무'],
  },
} as const satisfies Record<string, OrderWords>;

/** What is said of orders in a language; an unknown one is answered in English. */
export const orderWordsFor = (locale: string): OrderWords => words[languageTag(locale)];
