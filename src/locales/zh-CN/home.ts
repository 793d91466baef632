import type { TranslationOf } from '../translation';

export const home: TranslationOf<'home'> = {
  title: '为下一次送货下单',
  text: '您的价格、购物车和订单，在办公室和库房都能查看。',
  loading: '正在确认您的登录状态',
  signIn: { title: '已有访问权限', action: '登录' },
  register: { title: '第一次来', text: '请准备好您的账户编号。', action: '注册' },
  browse: { title: '先看看', action: '浏览产品' },
  resend: '没有收到激活邮件？重新发送',
  signedIn: { title: '欢迎回来，{name}', action: '浏览产品', cart: '查看购物车' },
  noWay: { title: '此页面未设置登录', text: '客服可以帮助您：{phone}' },
};
