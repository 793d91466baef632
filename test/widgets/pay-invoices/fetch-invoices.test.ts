import { describe, expect, it, vi } from 'vitest';
import type { InvoiceSummary } from '../../../src/domain';
import type { Adapter, InvoicesPort } from '../../../src/ports';
import { everyInvoice, fetchAll } from '../../../src/widgets/pay-invoices/fetch-invoices';
import { invoice } from './support';

const where = { accountId: 'a', locale: 'en-US' };

/** An adapter whose list returns these pages, and the last of them again after that. */
function adapterWith(pages: readonly (readonly InvoiceSummary[])[], hasMoreAfter: number) {
  const list = vi.fn<NonNullable<InvoicesPort['list']>>(({ page, pageSize }) =>
    Promise.resolve({
      items: pages[Math.min(page, pages.length - 1)] ?? [],
      page,
      pageSize,
      total: null,
      hasMore: page < hasMoreAfter,
    }),
  );
  const adapter: Adapter = { id: 'test', invoices: { list } };
  return { adapter, list };
}

describe('fetchAll', () => {
  it('reads page after page and keeps an invoice once that moved to a later page meanwhile', async () => {
    const [first, second, third] = [invoice({ id: '1' }), invoice({ id: '2' }), invoice({ id: '3' })];
    const { adapter, list } = adapterWith(
      [
        [first, second],
        [second, third],
      ],
      1,
    );
    expect((await fetchAll(adapter, everyInvoice, where)).map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(list).toHaveBeenCalledTimes(2);
  });

  it('ends when a backend repeats a page and says that more follow', async () => {
    const { adapter, list } = adapterWith([[invoice({ id: '1' })]], Infinity);
    expect((await fetchAll(adapter, everyInvoice, where)).map(({ id }) => id)).toEqual(['1']);
    expect(list).toHaveBeenCalledTimes(2);
  });
});
