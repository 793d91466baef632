import { describe, expect, it } from 'vitest';
import { storyTime } from '../../../src/adapters/demo';
import { change, demo, here } from './demo-support';

const DAY = 86_400_000;

const named = async (adapter: ReturnType<typeof demo>, id: string) => {
  const found = (await adapter.promotions.list(here)).items.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no ${id}`);
  return found;
};

describe('the demo’s promotions', () => {
  it('contain the cart’s progress in each', async () => {
    const { today, items } = await demo().promotions.list(here);
    expect(today).toBe('2026-11-17');
    expect(
      items.map(({ id, progress }) => [id, progress && `${progress.cases}/${progress.goal} ${progress.earned}`]),
    ).toEqual([
      ['halden-month-2026-11', '6/6 1'],
      ['coldwell-water', '6/15 0'],
      ['sunmill-juice', '0/10 0'],
      ['tarnwick-mix', '0/8 0'],
      // The four cases in the cart are out of stock.
      ['bramrook-ginger', '0/6 0'],
      ['plainware-cups', '0/3 0'],
      ['halden-month-2026-12', null],
    ]);
  });

  it('discount the amount that the cart shows', async () => {
    const adapter = demo();
    const { totals } = await adapter.cart.read(here);
    expect(totals.discounts).toEqual([{ label: 'Halden November offer', amount: { minor: -1200, currency: 'USD' } }]);
    expect(await named(adapter, 'halden-month-2026-11')).toMatchObject({
      title: 'Halden November offer',
      progress: { worth: { minor: 1200, currency: 'USD' } },
    });
  });

  it('count several products together, add a case for each full count, and contain the distance to the next one', async () => {
    const adapter = demo();
    const { products, gift } = await named(adapter, 'tarnwick-mix');
    for (const { id } of products.slice(0, 3)) await change(adapter, { type: 'add', productId: id, quantity: 6 });
    expect((await named(adapter, 'tarnwick-mix')).progress).toEqual({
      cases: 2,
      goal: 8,
      missing: 6,
      earned: 2,
      worth: null,
    });
    const { lines } = await adapter.cart.read(here);
    expect(lines.filter(({ isFreeGood }) => isFreeGood)).toMatchObject([
      {
        product: { id: gift?.id },
        quantity: 2,
        promotion: 'Free with 8 cases of Tarnwick Seltzer in cans, any flavor',
      },
    ]);
  });

  it('suggest available products, previously ordered ones first', async () => {
    const { products } = await named(demo(), 'tarnwick-mix');
    expect(products.at(-1)?.stock.label).toBe('out-of-stock');
    expect(products.slice(0, -1).every(({ stock }) => stock.label !== 'out-of-stock')).toBe(true);
  });

  it('are limited to their accounts', async () => {
    const adapter = demo();
    expect((await named(adapter, 'plainware-cups')).exclusive).toBe(true);
    const { items } = await adapter.promotions.list({ ...here, accountId: 'old-port-pantry' });
    expect(items.map(({ id }) => id)).not.toContain('plainware-cups');
  });

  it('run on every day and never end', async () => {
    for (let days = 0; days < 400; days += 57) {
      const { today, items } = await demo({ clock: () => storyTime + days * DAY }).promotions.list(here);
      for (const { startsOn, endsOn, progress, id } of items) {
        expect((endsOn ?? today) >= today, `${id} on ${today}`).toBe(true);
        expect(startsOn <= today, `${id} on ${today}`).toBe(progress !== null);
      }
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    }
  });

  it('are empty when nothing is offered', async () => {
    expect((await demo({ scenario: 'no-promotions' }).promotions.list(here)).items).toEqual([]);
  });
});
