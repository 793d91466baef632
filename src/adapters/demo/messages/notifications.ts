import { languageTag } from '../../../rules/languages';
import { numberFormat } from '../../../rules/number-format';

/** Two forms for a count; equal in languages with a single form. */
interface Counted {
  readonly one: string;
  readonly other: string;
}

/** Messages of the demo's notifications in one language. */
export interface NotificationMessages {
  readonly cases: Counted;
  readonly invoices: Counted;
  readonly confirmed: TitleAndText;
  readonly onItsWay: TitleAndText;
  readonly delivered: TitleAndText;
  readonly deliveredShort: TitleAndText;
  readonly notDelivered: TitleAndText;
  readonly cancelled: TitleAndText;
  readonly inError: TitleAndText;
  readonly invoiceReady: TitleAndText;
  readonly invoiceDue: TitleAndText;
  readonly invoiceLate: TitleAndText;
  readonly invoiceDueAutopay: TitleAndText;
  readonly invoiceLateAutopay: TitleAndText;
  readonly autopay: TitleAndText;
  readonly answered: TitleAndText;
  readonly promotion: TitleAndText;
  readonly reminder: TitleAndText;
  readonly reminderOfOrder: TitleAndText;
}

type TitleAndText = readonly [title: string, text: string];

const messagesByLanguage: Readonly<Record<ReturnType<typeof languageTag>, NotificationMessages>> = {
  'en-US': {
    cases: { one: '{count} case', other: '{count} cases' },
    invoices: { one: '{count} invoice', other: '{count} invoices' },
    confirmed: ['Order {number} is confirmed', '{cases}, {total}. Arriving {date}.'],
    onItsWay: ['Order {number} is on its way', '{cases} on truck {truck}.'],
    delivered: [
      'Order {number} was delivered',
      '{cases}. Check your delivery, and tell us within two days if something is wrong.',
    ],
    deliveredShort: [
      'Order {number} was partly delivered',
      '{missing} did not arrive. You won’t be invoiced for what’s missing.',
    ],
    notDelivered: [
      'Order {number} was not delivered',
      'No one was there to receive it. Call customer service to pick another day.',
    ],
    cancelled: ['Order {number} was cancelled', 'Nothing will be delivered, and nothing will be charged.'],
    inError: ['Order {number} is on hold', 'Customer service is looking at it.'],
    invoiceReady: ['Invoice {number} is ready', '{amount}, due {date}.'],
    invoiceDue: ['Invoice {number} is due {date}', '{amount} due.'],
    invoiceLate: ['Invoice {number} is past due', '{amount} was due {date}.'],
    invoiceDueAutopay: ['Invoice {number} is due {date}', 'Autopay pays it {autopay}.'],
    invoiceLateAutopay: ['Invoice {number} is past due', 'Autopay pays it {autopay}.'],
    autopay: ['Autopay pays {amount} on {date}', '{invoices}, unless you pay first.'],
    answered: ['{name} replied to ticket {number}', ''],
    promotion: ['{title}', '{summary}'],
    reminder: ['Time to order', 'You asked us to remind you.'],
    reminderOfOrder: ['Time to order again', 'You asked us to remind you about order {number}.'],
  },
  'fr-CA': {
    cases: { one: '{count} caisse', other: '{count} caisses' },
    invoices: { one: '{count} facture', other: '{count} factures' },
    confirmed: ['La commande {number} est confirmée', 'Livraison le {date}, {cases} pour {total}.'],
    onItsWay: ['La commande {number} est en route', '{cases} dans le camion {truck}.'],
    delivered: [
      'La commande {number} a été livrée',
      '{cases}. Vérifiez ce qui est arrivé et signalez tout problème dans les deux jours.',
    ],
    deliveredShort: [
      'La commande {number} a été livrée en partie',
      '{missing} en moins. Ce qui manque n’est pas facturé.',
    ],
    notDelivered: [
      'La commande {number} n’a pas été livrée',
      'Personne n’était là pour la recevoir. Appelez le service à la clientèle pour un autre jour.',
    ],
    cancelled: ['La commande {number} a été annulée', 'Rien ne sera livré ni facturé.'],
    inError: ['La commande {number} est retenue', 'Le service à la clientèle s’en occupe.'],
    invoiceReady: ['La facture {number} est prête', 'À payer le {date} : {amount}.'],
    invoiceDue: ['La facture {number} est à payer le {date}', '{amount} à payer.'],
    invoiceLate: ['La facture {number} est en souffrance', 'À payer depuis le {date} : {amount}.'],
    invoiceDueAutopay: ['La facture {number} est à payer le {date}', 'Paiement automatique le {autopay}'],
    invoiceLateAutopay: ['La facture {number} est en souffrance', 'Paiement automatique le {autopay}'],
    autopay: ['Paiement automatique de {amount} le {date}', '{invoices}, sauf si vous payez avant.'],
    answered: ['{name} a répondu à la demande {number}', ''],
    promotion: ['{title}', '{summary}'],
    reminder: ['C’est le moment de commander', 'Vous nous avez demandé de vous le rappeler.'],
    reminderOfOrder: [
      'C’est le moment de commander à nouveau',
      'Vous nous avez demandé de vous rappeler la commande {number}.',
    ],
  },
  'es-CA': {
    cases: { one: '{count} caja', other: '{count} cajas' },
    invoices: { one: '{count} factura', other: '{count} facturas' },
    confirmed: ['El pedido {number} está confirmado', 'Llega el {date}: {cases}, {total}.'],
    onItsWay: ['El pedido {number} está en camino', '{cases} en el camión {truck}.'],
    delivered: [
      'El pedido {number} fue entregado',
      '{cases}. Revise lo que llegó y avísenos de cualquier problema en dos días.',
    ],
    deliveredShort: ['El pedido {number} fue entregado en parte', 'Falta: {missing}. Lo que falta no se factura.'],
    notDelivered: [
      'El pedido {number} no fue entregado',
      'No había nadie para recibirlo. Llame a servicio al cliente para otro día.',
    ],
    cancelled: ['El pedido {number} fue cancelado', 'No llega nada y no se cobra nada.'],
    inError: ['El pedido {number} está retenido', 'Servicio al cliente lo está revisando.'],
    invoiceReady: ['La factura {number} está lista', 'Vence el {date}: {amount}.'],
    invoiceDue: ['La factura {number} vence el {date}', '{amount} por pagar.'],
    invoiceLate: ['La factura {number} está vencida', 'Venció el {date}: {amount}.'],
    invoiceDueAutopay: ['La factura {number} vence el {date}', 'Pago automático el {autopay}'],
    invoiceLateAutopay: ['La factura {number} está vencida', 'Pago automático el {autopay}'],
    autopay: ['Pago automático de {amount} el {date}', '{invoices}, salvo que usted pague antes.'],
    answered: ['{name} respondió a la solicitud {number}', ''],
    promotion: ['{title}', '{summary}'],
    reminder: ['Es hora de pedir', 'Nos pidió que se lo recordáramos.'],
    reminderOfOrder: ['Es hora de pedir de nuevo', 'Nos pidió que le recordáramos el pedido {number}.'],
  },
  'zh-CN': {
    cases: { one: '{count} 箱', other: '{count} 箱' },
    invoices: { one: '{count} 张发票', other: '{count} 张发票' },
    confirmed: ['订单 {number} 已确认', '{cases}，{total}。{date}送达。'],
    onItsWay: ['订单 {number} 正在送货', '{cases}，{truck} 号车。'],
    delivered: ['订单 {number} 已送达', '{cases}。请清点，如有问题请在两天内告知。'],
    deliveredShort: ['订单 {number} 已部分送达', '{missing}未送达，不计入发票。'],
    notDelivered: ['订单 {number} 未送达', '无人收货。请致电客户服务改期。'],
    cancelled: ['订单 {number} 已取消', '不会送货，也不会收费。'],
    inError: ['订单 {number} 暂缓处理', '客户服务正在查看。'],
    invoiceReady: ['发票 {number} 已开具', '{amount}，{date}到期。'],
    invoiceDue: ['发票 {number} 于{date}到期', '应付 {amount}。'],
    invoiceLate: ['发票 {number} 已逾期', '{amount} 已于{date}到期。'],
    invoiceDueAutopay: ['发票 {number} 于{date}到期', '将于 {autopay} 自动付款。'],
    invoiceLateAutopay: ['发票 {number} 已逾期', '将于 {autopay} 自动付款。'],
    autopay: ['{date} 自动付款 {amount}', '共 {invoices}，您也可以提前支付。'],
    answered: ['{name} 回复了工单 {number}', ''],
    promotion: ['{title}', '{summary}'],
    reminder: ['该订货了', '您让我们提醒您。'],
    reminderOfOrder: ['该再次订货了', '您让我们提醒您订单 {number}。'],
  },
  'ko-KR': {
    cases: { one: '{count}상자', other: '{count}상자' },
    invoices: { one: '청구서 {count}건', other: '청구서 {count}건' },
    confirmed: ['주문 {number} 확인됨', '{cases}, {total}. {date} 도착합니다.'],
    onItsWay: ['주문 {number} 배송 중', '{cases}, 트럭 {truck}번.'],
    delivered: ['주문 {number} 배송 완료', '{cases}. 확인하시고 문제가 있으면 이틀 안에 알려 주세요.'],
    deliveredShort: ['주문 {number} 일부 배송', '{missing}가 오지 않았으며 청구되지 않습니다.'],
    notDelivered: ['주문 {number} 미배송', '받을 사람이 없었습니다. 다른 날을 원하시면 고객 서비스로 전화해 주세요.'],
    cancelled: ['주문 {number} 취소됨', '배송도 청구도 없습니다.'],
    inError: ['주문 {number} 보류 중', '고객 서비스에서 확인하고 있습니다.'],
    invoiceReady: ['청구서 {number} 발행됨', '{amount}, 납부 기한 {date}.'],
    invoiceDue: ['청구서 {number} 납부 기한 {date}', '납부할 금액 {amount}.'],
    invoiceLate: ['청구서 {number} 연체', '{amount}, 기한은 {date}이었습니다.'],
    invoiceDueAutopay: ['청구서 {number} 납부 기한 {date}', '{autopay} 자동 결제됩니다.'],
    invoiceLateAutopay: ['청구서 {number} 연체', '{autopay} 자동 결제됩니다.'],
    autopay: ['{date}에 {amount} 자동 결제', '{invoices}, 그 전에 직접 결제할 수도 있습니다.'],
    answered: ['{name}님이 티켓 {number}에 답변했습니다', ''],
    promotion: ['{title}', '{summary}'],
    reminder: ['주문할 시간입니다', '알려 달라고 하신 시간입니다.'],
    reminderOfOrder: ['다시 주문할 시간입니다', '주문 {number}을(를) 알려 달라고 하셨습니다.'],
  },
};

/** Returns the messages of a language, or English for an unknown one. */
export const notificationMessagesFor = (locale: string): NotificationMessages =>
  messagesByLanguage[languageTag(locale)];

/** Selects the form for a count. */
export const counted = ({ one, other }: Counted, count: number, locale: string): string =>
  (new Intl.PluralRules(locale).select(count) === 'one' ? one : other).replace(
    '{count}',
    numberFormat(locale).format(count),
  );
