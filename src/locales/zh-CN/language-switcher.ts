import type { TranslationOf } from '../translation';

export const languageSwitcher: TranslationOf<'language-switcher'> = {
  title: '语言',
  hint: '页面会以您选择的语言重新打开。',
  change: '更改语言',
  saving: '正在保存您的语言',
  saved: '您的语言已保存。',
  failed: '您的语言未能保存',
};
