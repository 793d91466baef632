import type { TranslationOf } from '../translation';

export const layoutShell: TranslationOf<'layout-shell'> = {
  skipToMain: '본문으로 건너뛰기',
  skipToFooter: '바닥글로 건너뛰기',
  announcement: '공지',
  visit: '방문하기',
};
