import { languageTag } from '../../../rules/languages';

/** Messages of the demo's documents in one language, with `{name}` placeholders. */
export interface DocumentMessages {
  readonly invoice: string;
  readonly statement: string;
  readonly receipt: string;
  readonly period: string;
  readonly number: string;
  readonly date: string;
  readonly due: string;
  readonly order: string;
  readonly purchaseOrder: string;
  readonly billTo: string;
  readonly product: string;
  readonly sku: string;
  readonly quantity: string;
  readonly amount: string;
  readonly total: string;
  readonly paid: string;
  readonly open: string;
  readonly surcharge: string;
  readonly credits: string;
  readonly charged: string;
  readonly method: string;
  readonly kind: string;
  readonly payment: string;
  readonly invoiced: string;
  readonly currency: string;
  readonly page: string;
}

const messagesByLanguage: Readonly<Record<ReturnType<typeof languageTag>, DocumentMessages>> = {
  'en-US': {
    invoice: 'Invoice',
    statement: 'Statement',
    receipt: 'Receipt',
    period: '{from} to {to}',
    number: 'Number',
    date: 'Date',
    due: 'Due',
    order: 'Order',
    purchaseOrder: 'PO number',
    billTo: 'Bill to',
    product: 'Product',
    sku: 'SKU',
    quantity: 'Quantity',
    amount: 'Amount',
    total: 'Total',
    paid: 'Paid',
    open: 'Open',
    surcharge: 'Card surcharge',
    credits: 'Credits',
    charged: 'Charged',
    method: 'Paid with',
    kind: 'Type',
    payment: 'Payment',
    invoiced: 'Invoiced',
    currency: 'Currency',
    page: '{page} of {pages}',
  },
  'fr-CA': {
    invoice: 'Facture',
    statement: 'Relevé',
    receipt: 'Reçu',
    period: 'Du {from} au {to}',
    number: 'Numéro',
    date: 'Date',
    due: 'Échéance',
    order: 'Commande',
    purchaseOrder: 'Numéro de bon de commande',
    billTo: 'Facturé à',
    product: 'Produit',
    sku: 'UGS',
    quantity: 'Quantité',
    amount: 'Montant',
    total: 'Total',
    paid: 'Payé',
    open: 'Solde',
    surcharge: 'Supplément pour carte',
    credits: 'Crédits',
    charged: 'Débité',
    method: 'Payé avec',
    kind: 'Type',
    payment: 'Paiement',
    invoiced: 'Facturé',
    currency: 'Devise',
    page: '{page} de {pages}',
  },
  'es-CA': {
    invoice: 'Factura',
    statement: 'Estado de cuenta',
    receipt: 'Recibo',
    period: 'Del {from} al {to}',
    number: 'Número',
    date: 'Fecha',
    due: 'Vencimiento',
    order: 'Pedido',
    purchaseOrder: 'Número de orden de compra',
    billTo: 'Facturar a',
    product: 'Producto',
    sku: 'SKU',
    quantity: 'Cantidad',
    amount: 'Monto',
    total: 'Total',
    paid: 'Pagado',
    open: 'Pendiente',
    surcharge: 'Recargo por tarjeta',
    credits: 'Créditos',
    charged: 'Cobrado',
    method: 'Pagado con',
    kind: 'Tipo',
    payment: 'Pago',
    invoiced: 'Facturado',
    currency: 'Moneda',
    page: '{page} de {pages}',
  },
  'zh-CN': {
    invoice: '发票',
    statement: '对账单',
    receipt: '收据',
    period: '{from} 至 {to}',
    number: '编号',
    date: '日期',
    due: '到期日',
    order: '订单',
    purchaseOrder: '采购订单号',
    billTo: '开票给',
    product: '产品',
    sku: 'SKU',
    quantity: '数量',
    amount: '金额',
    total: '合计',
    paid: '已付',
    open: '未付',
    surcharge: '银行卡附加费',
    credits: '抵扣',
    charged: '已扣款',
    method: '付款方式',
    kind: '类型',
    payment: '付款',
    invoiced: '已开票',
    currency: '货币',
    page: '第 {page} 页，共 {pages} 页',
  },
  'ko-KR': {
    invoice: '청구서',
    statement: '거래 명세서',
    receipt: '영수증',
    period: '{from} ~ {to}',
    number: '번호',
    date: '날짜',
    due: '결제 기한',
    order: '주문',
    purchaseOrder: '구매 주문 번호',
    billTo: '청구처',
    product: '상품',
    sku: 'SKU',
    quantity: '수량',
    amount: '금액',
    total: '합계',
    paid: '결제됨',
    open: '미결제',
    surcharge: '카드 추가 요금',
    credits: '크레딧',
    charged: '청구 금액',
    method: '결제 수단',
    kind: '유형',
    payment: '결제',
    invoiced: '청구',
    currency: '통화',
    page: '{page}/{pages}',
  },
};

/** Returns the messages of a language, or English for an unknown one. */
export const documentMessagesFor = (locale: string): DocumentMessages => messagesByLanguage[languageTag(locale)];
