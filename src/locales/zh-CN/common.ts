import type { TranslationOf } from '../translation';

export const common: TranslationOf<'common'> = {
  tryAgain: '重试',
  slow: '所需时间比平时长。',
  close: '关闭',
  signIn: '登录',
  optional: '选填',
  sku: 'SKU {sku}',
  notAvailable: '暂无',
  signedOut: {
    title: '登录后即可查看',
    text: '请使用开通账户时的邮箱登录。',
    ended: '您的会话已结束。重新登录后可从这里继续。',
  },
  denied: {
    title: '您没有此处的访问权限',
    text: '您账户的超级用户可以为您开通。',
  },
  broken: { title: '页面的这一部分暂时无法使用', text: '页面的其余部分可以正常使用。' },
  offline: '您已离线。您看到的内容可能不是最新的。',
  noAccount: { title: '没有可订货的账户', text: '致电客服关联您的账户。' },
  errors: {
    offline: '您已离线。恢复连接后再试。',
    timeout: '订货服务未及时响应。',
    'signed-out': '您的会话已结束。请重新登录。',
    forbidden: '您的账户没有此处的访问权限。',
    'not-found': '此内容已不存在。',
    conflict: '此内容已在别处更改。请重新查看。',
    rejected: '订货服务未接受此操作。',
    'too-many-requests': '一次请求过多。稍等片刻再试。',
    unavailable: '订货服务暂时无法使用。',
    malformed: '发生意外错误。请稍后再试。',
    aborted: '操作在完成前已停止。',
    unexpected: '发生意外错误。请稍后再试。',
  },
};
