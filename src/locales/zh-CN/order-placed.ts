import type { TranslationOf } from '../translation';

export const orderPlaced: TranslationOf<'order-placed'> = {
  title: '订单 {number} 已提交',
  delivery: '送货日期：{date}。',
  pickup: '可自提日期：{date}。',
  loading: '正在加载订单',
  failed: '订单未能加载',
  denied: '查看订单需要订货权限',
  notFound: { title: '此处没有该订单', text: '它可能属于其他账户。请切换账户，或查看您的产品。' },
  next: {
    title: '接下来',
    received: '我们已收到您的订单，正在核对库存。',
    changes: '您可以在 {when} 前申请更改。',
    noChanges: '订单已不能更改。如有问题，请致电客服。',
    delivered: '司机送达日期：{date}。',
    picked: '您的自提日期：{date}。',
  },
  facts: {
    title: '摘要',
    purchaseOrderNumber: '采购订单号',
    payment: '付款',
    notes: '给司机的备注',
    lines: '产品',
    times: '{quantity} ×',
  },
  sums: {
    label: '金额',
    subtotal: { other: '{count} 箱' },
    deposits: '瓶子押金',
    tax: '税费',
    taxAt: '税费，{rate}%',
    minimumCharge: '未达最低订货量的费用',
    surcharge: '银行卡附加费',
    total: '合计',
  },
  print: '打印',
  products: '返回产品',
};
