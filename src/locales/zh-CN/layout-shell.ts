import type { TranslationOf } from '../translation';

export const layoutShell: TranslationOf<'layout-shell'> = {
  skipToMain: '跳到主要内容',
  skipToFooter: '跳到页脚',
  announcement: '公告',
  visit: '访问',
};
