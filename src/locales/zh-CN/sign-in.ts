import type { TranslationOf } from '../translation';

export const signIn: TranslationOf<'sign-in'> = {
  title: '登录',
  text: '登录后可查看您的价格、购物车和订单。',
  ended: '您的会话已结束。请重新登录，从刚才的位置继续。',
  needed: '该页面仅供已登录的买家使用。请登录后查看。',
  action: '登录',
  leaving: '正在打开登录页面',
  register: '注册',
  resend: '没有收到激活邮件？重新发送',
  browse: '不登录直接浏览',
  signedIn: { title: '{name}，您已登录', text: '这里没有其他事情要做。', go: '继续' },
  noAddress: { title: '此页面未设置登录', text: '客服可以帮助您登录。', call: '致电 {phone}' },
};
