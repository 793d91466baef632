import type { SiteMessages } from './site-messages';

export const zhCN: SiteMessages = {
  tag: '演示',
  hours: '周一至周六，6:00 至 18:00',
  noticeText: '我们的订货网站已迁移。请收藏新地址：旧地址的跳转将于 {date} 停止。',
  choose: {
    title: '选择一位演示采购员',
    text: '任何内容都不会离开您的浏览器。您的订单会保存在其中，直到您重置演示。',
  },
  roles: { super: '超级用户', ordering: '订货', finance: '财务', service: '服务' },
  accounts: { one: '{first}', two: '{first}和{second}', many: '{first}及另外 {count} 个账户' },
  current: '已登录',
  guest: '以访客身份浏览',
  guestText: '或者不登录，先看看。',
  switchBuyer: '切换采购员',
  reset: {
    open: '重置演示数据',
    title: '要重置演示数据吗？',
    text: '购物车和订单将恢复到演示开始时的状态。此操作无法撤销。',
    confirm: '重置数据',
    cancel: '保留数据',
    busy: '正在重置数据',
  },
  scenario: '场景：{scenario}',
  registering: {
    title: '此演示中可用的信息',
    rejected: '注册此账户的人会被转到客服。',
    number: '账户编号',
    code: '注册码',
    invoices: '发票编号',
    mobile: '手机号码',
    texted: '短信验证码',
  },
  signedOut: { title: '您已退出登录', text: '您的购物车会保留到下一次。', action: '返回门户' },
};
