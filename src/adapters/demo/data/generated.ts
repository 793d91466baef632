import type { CatalogItem } from '../engine/catalog';
import { hash } from '../engine/random';
import { type Brand, brands } from './brands';
import { type PackCode, packs } from './packs';
import type { DrinkKind } from './products';

const first = ['Alder', 'Brook', 'Cedar', 'Dover', 'Ember', 'Fern', 'Glen', 'Hazel', 'Iris', 'Juniper'];
const second = ['bank', 'dale', 'field', 'gate'];

const flavors: readonly (readonly [flavor: string, kind: DrinkKind, calories: number, caffeine: number])[] = [
  ['Cola', 'soda', 140, 34],
  ['Diet Cola', 'soda', 0, 46],
  ['Lemon-Lime', 'soda', 140, 0],
  ['Orange', 'soda', 160, 0],
  ['Cherry', 'soda', 150, 0],
  ['Grape', 'soda', 160, 0],
  ['Cream Soda', 'root', 180, 0],
  ['Root Beer', 'root', 170, 0],
  ['Ginger Ale', 'mixer', 120, 0],
  ['Tonic Water', 'mixer', 130, 0],
  ['Club Soda', 'mixer', 0, 0],
  ['Bitter Lemon', 'mixer', 150, 0],
  ['Still Water', 'water', 0, 0],
  ['Sparkling Water', 'water', 0, 0],
  ['Lime Seltzer', 'seltzer', 0, 0],
  ['Peach Seltzer', 'seltzer', 0, 0],
  ['Energy', 'energy', 160, 114],
  ['Energy Zero', 'energy', 10, 114],
  ['Berry', 'sport', 80, 0],
  ['Citrus', 'sport', 80, 0],
  ['Lemon Tea', 'tea', 90, 22],
  ['Green Tea', 'tea', 70, 18],
  ['Apple Juice', 'juice', 170, 0],
  ['Lemonade', 'juice', 150, 0],
  ['Cold Brew', 'coffee', 10, 200],
];

const codes = [
  'c12',
  'c16',
  's8',
  's12',
  'm7',
  'p16',
  'p20',
  'h16',
  'l2',
  'g12',
] as const satisfies readonly PackCode[];

const labels: readonly Brand[] = Object.values(brands);

const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item; // No list in this file is empty.

/**
 * Generates products: forty brands with twenty-five flavors in ten packs, with ample stock, for catalogs of ten
 * thousand products.
 */
export const generatedItems = (count: number, position: number): readonly CatalogItem[] =>
  Array.from({ length: count }, (_, index): CatalogItem => {
    const code = at(codes, index);
    const [flavor, kind, calories, caffeine] = at(flavors, Math.floor(index / codes.length));
    const line = Math.floor(index / (codes.length * flavors.length));
    const round = Math.floor(line / (first.length * second.length));
    const name = `${at(first, line)}${at(second, Math.floor(line / first.length))}${round === 0 ? '' : ` ${round + 1}`}`;
    const sku = String(2_000_000 + index * 3);
    return {
      id: `p-${sku}`,
      sku,
      name: `${name} ${flavor}`,
      brandKey: name.toLowerCase().replace(' ', '-'),
      brand: { ...at(labels, line), name },
      flavor,
      kind,
      pack: packs[code],
      calories,
      caffeine,
      price: 900 + (hash('generated', index) % 600) * 5,
      original: null,
      position: position + index,
    };
  });
