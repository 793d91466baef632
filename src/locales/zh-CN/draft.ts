import type { TranslationOf } from '../translation';

export const draft: TranslationOf<'draft'> = {
  resume: '继续',
  resumeLong: '继续草稿 {number}',
  remove: '删除',
  removeLong: '删除草稿 {number}',
  keep: '保留草稿',
  resuming: {
    title: '继续草稿 {number}？',
    text: '其中的产品会加入购物车，草稿随后移除。',
    confirm: '继续草稿',
    busy: '正在添加到购物车',
    done: '草稿已加入购物车',
  },
  removing: {
    title: '删除草稿 {number}？',
    text: '此操作无法撤销。',
    confirm: '删除草稿',
    busy: '正在删除',
    done: '草稿 {number} 已删除',
  },
  failed: '草稿 {number} 未更改',
  refused: {
    'draft-gone': '草稿已被继续或删除。',
    'nothing-added': '其中的产品目前都无法订购。',
    'ordering-stopped': '此账户已暂停订货。',
    'no-draft': '订单已提交。',
  },
};
