import type { TranslationOf } from '../translation';

export const orderStatus: TranslationOf<'order-status'> = {
  draft: '草稿',
  pending: '待处理',
  'order-received': '订单已接收',
  confirmed: '已确认',
  'order-prepared': '订单已备货',
  'prep-for-shipment': '准备发货',
  shipped: '已发货',
  dispatched: '已派车',
  'out-for-delivery': '送货中',
  delivered: '已送达',
  'not-delivered': '未送达',
  'in-settlement': '结算中',
  'in-error': '出错',
  cancelled: '已取消',
};
