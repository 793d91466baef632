import type { TranslationOf } from '../translation';

export const resendActivation: TranslationOf<'resend-activation'> = {
  form: {
    title: '重新发送激活邮件',
    text: '使用开通账户时的邮箱。您会收到一封新邮件，通过其中的链接即可激活账户。',
    email: '邮箱',
    submit: '提交',
    sending: '正在发送',
  },
  problems: {
    valueMissing: '输入您的邮箱地址。',
    typeMismatch: '输入完整的邮箱地址，例如 name@company.com。',
  },
  success: {
    title: '激活邮件已发送',
    text: '打开邮件中的链接以激活您的账户。如果几分钟后仍未收到，请查看垃圾邮件文件夹。',
    again: '使用其他邮箱',
  },
  exists: {
    title: '您的账户已激活',
    text: '使用您的邮箱和密码登录。',
    signIn: '登录',
  },
  contact: {
    title: '我们无法验证您的账户',
    text: '客服可以查找您的账户并为您发送邮件。',
    call: '致电客服：{phone}。',
    tryAgain: '重试',
    register: '自行注册',
  },
  apps: {
    title: '用手机订货',
    ios: '下载 iOS 版',
    android: '下载 Android 版',
  },
};
