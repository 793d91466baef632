import type { TranslationOf } from '../translation';
import { ordering } from './common';

export const productDetails: TranslationOf<'product-details'> = {
  ...ordering,
  loading: '正在加载产品',
  failed: '产品未能加载',
  notFound: { title: '此产品不在您的可订产品范围内', text: '它可能已停售。请搜索类似的产品。', action: '查看产品' },
  pictures: {
    label: '{product} 的图片',
    choose: '选择图片',
    picture: '第 {number} 张图片，共 {count} 张',
    counter: '{number} / {count}',
  },
  facts: {
    title: '详细信息',
    brand: '品牌',
    flavor: '口味',
    packageType: '包装',
    packSize: '包装规格',
    unitSize: '单件规格',
    caseQuantity: '每箱数量',
    calories: '热量',
    caffeine: '咖啡因',
    upc: 'UPC/EAN 条码',
    sku: 'SKU 编号',
    inCase: { other: '{count} 件' },
    caloriesEach: '每件 {amount} 大卡',
    caffeineEach: '每件 {amount} 毫克',
  },
  copy: { label: '复制 SKU', copied: '已复制 SKU。', failed: 'SKU 未能复制。请选中后复制。' },
  left: '剩余 {quantity}',
  same: '再次添加 {quantity}',
  seeCart: '查看购物车',
  add: '添加到购物车',
  addShort: '添加',
  instead: { title: '可换成下列产品', loading: '正在查找替代产品' },
  related: { title: '搭配产品', loading: '正在加载搭配产品' },
};
