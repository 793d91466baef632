import { languageTag } from '../../../rules/languages';

/** Messages of the demo's invoices in one language, with `{name}` placeholders. */
export interface InvoiceMessages {
  readonly terms: string;
  readonly credits: Readonly<Record<'empties' | 'price', string>>;
  readonly lines: Readonly<Record<'goods' | 'other' | 'short' | 'offer' | 'deposits' | 'small' | 'tax', string>>;
  readonly methods: Readonly<Record<'card' | 'ach' | 'transfer', string>>;
}

const messagesByLanguage: Readonly<Record<ReturnType<typeof languageTag>, InvoiceMessages>> = {
  'en-US': {
    terms: 'Net 30',
    credits: { empties: 'Empties returned', price: 'Price corrected' },
    lines: {
      goods: 'Goods',
      other: 'Card surcharge at checkout',
      short: 'Not delivered',
      offer: 'Discount',
      deposits: 'Bottle deposits',
      small: 'Minimum order charge',
      tax: 'Tax, {rate}%',
    },
    methods: { card: '{brand} ··{lastFour}', ach: '{brand} ··{lastFour}', transfer: 'Bank transfer' },
  },
  'fr-CA': {
    terms: 'Net 30',
    credits: { empties: 'Vides retournés', price: 'Prix corrigé' },
    lines: {
      goods: 'Marchandises',
      other: 'Supplément pour carte à la commande',
      short: 'Non livré',
      offer: 'Rabais',
      deposits: 'Consigne',
      small: 'Frais de commande minimale',
      tax: 'Taxe, {rate} %',
    },
    methods: { card: '{brand} ··{lastFour}', ach: '{brand} ··{lastFour}', transfer: 'Virement bancaire' },
  },
  'es-CA': {
    terms: 'Neto 30',
    credits: { empties: 'Envases vacíos devueltos', price: 'Precio corregido' },
    lines: {
      goods: 'Mercancía',
      other: 'Recargo por tarjeta en el pedido',
      short: 'No entregado',
      offer: 'Descuento',
      deposits: 'Depósito por envases',
      small: 'Cargo por pedido mínimo',
      tax: 'Impuesto, {rate} %',
    },
    methods: { card: '{brand} ··{lastFour}', ach: '{brand} ··{lastFour}', transfer: 'Transferencia bancaria' },
  },
  'zh-CN': {
    terms: '30 天账期',
    credits: { empties: '退回空容器', price: '价格更正' },
    lines: {
      goods: '货品',
      other: '下单时的银行卡附加费',
      short: '未送达',
      offer: '折扣',
      deposits: '押金',
      small: '未达最低订货量的费用',
      tax: '税费，{rate}%',
    },
    methods: { card: '{brand} ··{lastFour}', ach: '{brand} ··{lastFour}', transfer: '银行转账' },
  },
  'ko-KR': {
    terms: '30일 이내 결제',
    credits: { empties: '빈 용기 반납', price: '가격 정정' },
    lines: {
      goods: '상품',
      other: '주문 시 카드 추가 요금',
      short: '미배송',
      offer: '할인',
      deposits: '보증금',
      small: '최소 주문 미달 요금',
      tax: '세금, {rate}%',
    },
    methods: { card: '{brand} ··{lastFour}', ach: '{brand} ··{lastFour}', transfer: '계좌 이체' },
  },
};

/** Returns the messages of a language, or English for an unknown one. */
export const invoiceMessagesFor = (locale: string): InvoiceMessages => messagesByLanguage[languageTag(locale)];
