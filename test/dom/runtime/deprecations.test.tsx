import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { customElements, elementsIn } from '../../../scripts/element-data.ts';
import { createDemoAdapter } from '../../../src/adapters/demo';
import { type Deprecation, deprecations } from '../../../src/runtime/deprecations';
import { Faq } from '../../../src/widgets/faq';
import { DeprecationsTable } from '../../../stories/docs/parts/deprecations';

// A sample in place of the real list, on every way from the list to the people who read it.
vi.mock(import('../../../src/runtime/deprecations'), () => ({
  deprecations: [
    { kind: 'prop', of: 'faq', name: 'search', since: '0.2.0', removal: '0.3.0', replacement: 'Use `query`.' },
    { kind: 'slot', of: 'faq', name: 'header', since: '0.2.0', removal: '0.3.0', replacement: 'Use `title`.' },
    { kind: 'export', of: '.', name: 'oldName', since: '0.2.0', removal: '0.3.0', replacement: 'Use `newName`.' },
  ] satisfies readonly Deprecation[],
}));

const adapter = createDemoAdapter({ storage: 'memory' });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a deprecated name', () => {
  it('is not reported in production', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('process', { env: { NODE_ENV: 'production' } });
    const { findAllByText } = render(<Faq adapter={adapter} search="deposit" />);
    await findAllByText(/deposit/i);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is reported once in the console of a development build, and only if it is used', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('process', { env: { NODE_ENV: 'development' } });
    const { rerender } = render(<Faq adapter={adapter} search="deposit" />);
    await vi.waitFor(() => expect(warn).toHaveBeenCalled(), 15_000);
    rerender(<Faq adapter={adapter} search="empties" />);
    rerender(<Faq adapter={adapter} search="empties" slots={{ header: 'Help' }} />);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2), 15_000);
    expect(warn.mock.calls.map(([text]) => String(text))).toEqual([
      '[tradefront] The prop “search” of faq is deprecated since 0.2.0, and 0.3.0 removes it. Use `query`.',
      '[tradefront] The slot “header” of faq is deprecated since 0.2.0, and 0.3.0 removes it. Use `title`.',
    ]);
  });

  it('is in the table of the docs', () => {
    const { getByRole, getAllByRole } = render(<DeprecationsTable />);
    expect(getAllByRole('row')).toHaveLength(deprecations.length + 1);
    expect(getByRole('row', { name: /search/ }).textContent).toContain('0.3.0');
  });

  it('is marked in the manifest of the elements', () => {
    const faq = elementsIn(customElements()).find(({ tagName }) => tagName === 'tradefront-faq');
    const marked = (list: readonly { readonly name: string; readonly deprecated?: boolean | string }[] = []) =>
      list.filter(({ deprecated }) => deprecated !== undefined);
    expect(marked(faq?.attributes)).toEqual([
      expect.objectContaining({ name: 'search', deprecated: 'Use `query`. Removed in 0.3.0.' }),
    ]);
    expect(marked(faq?.slots)).toEqual([{ name: 'header', deprecated: 'Use `title`. Removed in 0.3.0.' }]);
  });
});
