import type { TranslationOf } from '../translation';

export const faq: TranslationOf<'faq'> = {
  title: '常见问题',
  search: '搜索问题',
  clearSearch: '清除搜索',
  categories: '类别',
  loading: '正在加载问题',
  found: { other: '{count} 个问题' },
  noMatch: {
    title: '没有与“{search}”匹配的内容',
    text: '检查拼写，或换一个词搜索。',
    clear: '清除搜索',
  },
  empty: { title: '还没有问题', text: '如需解答，请致电客服。' },
  failed: '问题未能加载',
  link: '此问题的链接',
  linkCopied: '链接已复制',
  uncategorized: '其他',
};
