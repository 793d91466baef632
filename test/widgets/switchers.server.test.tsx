import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { FullAdapter } from '../../src/ports';
import { AccountSwitcher } from '../../src/widgets/account-switcher';
import { LanguageSwitcher } from '../../src/widgets/language-switcher';

const unasked = (): Promise<never> => Promise.reject(new Error('Asked on the server'));
const accounts: FullAdapter['accounts'] = { list: unasked, read: unasked, switchTo: unasked };

describe('server markup', () => {
  test.each(['compact', 'inline'] as const)(
    'the %s account switcher waits, without asking and without inline styles',
    (layout) => {
      const html = renderToString(<AccountSwitcher adapter={{ id: 'server', accounts }} layout={layout} />);
      expect(html).toContain('Loading accounts');
      expect(html).not.toContain('style=');
    },
  );

  test('the languages are links before any script runs', () => {
    const html = renderToString(
      <LanguageSwitcher
        adapter={{ id: 'server' }}
        layout="list"
        language="ko"
        currentHref="/ko/cart"
        languages={['ko', 'fr']}
      />,
    );
    expect(html).toContain('href="/fr-CA/cart"');
    expect(html).toContain('lang="ko-KR" aria-current="true"');
    expect(html).not.toContain('style=');
  });

  test('the select holds the page’s language, offered or not', () => {
    const html = renderToString(<LanguageSwitcher adapter={{ id: 'server' }} language="zh_CN" languages={['fr']} />);
    expect(html).toMatch(/<option value="zh-CN" lang="zh-CN" selected="">/);
    expect(html).toContain('Français');
  });
});
