import { describe, expect, it } from 'vitest';
import { editDistance } from '../../../src/adapters/demo/engine/match';
import { demo, here } from './demo-support';

const adapter = demo();
const match = (...entries: string[]) => adapter.catalog.match({ ...here, entries });
const names = async (entry: string) => {
  const [found] = await match(entry);
  return { one: found?.product?.name ?? null, near: found?.suggestions.map(({ name }) => name) ?? [] };
};

describe('matching a text with products', () => {
  it('finds a product by SKU and UPC with spaces, dashes or leading zeros', async () => {
    const [cola] = await match('104417');
    const upc = cola?.product?.upc ?? '';
    expect(cola?.suggestions).toEqual([]);
    const spelled = [
      '104417',
      ' 104 417 ',
      '104-417',
      '0000104417',
      upc,
      `0${upc}`,
      `${upc.slice(0, 6)}–${upc.slice(6)}`,
    ];
    expect((await match(...spelled)).map(({ entry, product }) => [entry, product?.id])).toEqual(
      spelled.map((entry) => [entry, 'p-104417']),
    );
  });

  it('finds a product by name, and by name and pack, and ignores case, accents and symbols', async () => {
    expect(await names('sarsaparilla bramrook')).toEqual({
      one: null,
      near: expect.arrayContaining(['Bramrook Sarsaparilla']) as unknown,
    });
    expect((await names('BRÁMROOK sarsaparilla')).one).toBe('Bramrook Sarsaparilla');
    expect((await match('Maribel Cola 24 x 12 oz cans'))[0]?.product?.id).toBe('p-104417');
  });

  it('finds no single product when a name has several packs', async () => {
    const { one, near } = await names('Maribel Cola');
    expect(one).toBeNull();
    expect(near.length).toBeGreaterThan(3);
    expect(new Set(near)).toEqual(new Set(['Maribel Cola']));
  });

  it('suggests products for misspelled and incomplete texts', async () => {
    expect((await names('maribell kola')).near[0]).toBe('Maribel Cola');
    expect((await names('quill energy mang')).near[0]).toBe('Quillon Energy Mango');
    expect(
      (await match('104471', '10441', '104418')).map(({ suggestions }) =>
        suggestions.some(({ id }) => id === 'p-104417'),
      ),
    ).toEqual([true, true, true]);
    expect(await names('nothing like it at all')).toEqual({ one: null, near: [] });
    expect(await names('   ')).toEqual({ one: null, near: [] });
  });

  it('returns results in the order of the texts, at most a hundred', async () => {
    const entries = Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? '104417' : `none ${at}`));
    expect((await match(...entries)).map(({ entry }) => entry)).toEqual(entries);
    await expect(match(...entries, 'one more')).rejects.toMatchObject({ code: 'rejected' });
    expect(await match()).toEqual([]);
  });

  it('counts typing errors', () => {
    expect([
      editDistance('cola', 'cola', 2),
      editDistance('kola', 'cola', 2),
      editDistance('oclaa', 'cola', 2),
      editDistance('abcdef', 'x', 2),
    ]).toEqual([0, 1, 2, 3]);
  });
});
