import type { BrandKey } from './brands';

/** Kind of a drink; determines its description and where it can be sold. */
export type DrinkKind =
  | 'soda'
  | 'mixer'
  | 'water'
  | 'seltzer'
  | 'energy'
  | 'sport'
  | 'tea'
  | 'juice'
  | 'root'
  | 'coffee'
  | 'beer'
  | 'gas'
  | 'supplies';

/**
 * Row of the product table: flavor, kind, calories and caffeine (mg) per twelve ounces, and packs. A pack is
 * `code:cents`, with optional suffixes: `#sku` for a fixed SKU, `<cents` for a struck original price, `!` for a price
 * that is still pending, and `=name` for a product name other than brand and flavor.
 */
export type ProductRow = readonly [flavor: string, kind: DrinkKind, calories: number, caffeine: number, packs: string];

/** About 200 products of fourteen brands. */
export const productTable: readonly (readonly [BrandKey, readonly ProductRow[]])[] = [
  [
    'maribel',
    [
      ['Cola', 'soda', 140, 34, 'c12:2190#104417 m7:1840 p20:2680 l2:1520 g12:3060 bib:9450#811204=Cola_Syrup'],
      ['Diet Cola', 'soda', 0, 46, 'c12:2190 m7:1840 p20:2680 l2:1520 g12:3060 bib:9450=Diet_Cola_Syrup'],
      ['Zero Cola', 'soda', 0, 34, 'c12:2190 m7:1840 p20:2680 l2:1520 bib:9450=Zero_Cola_Syrup'],
      ['Cherry Cola', 'soda', 150, 34, 'c12:2240 p20:2720 bib:9680=Cherry_Cola_Syrup'],
      ['Vanilla Cola', 'soda', 150, 34, 'c12:2240 p20:2720'],
      ['Lemon-Lime', 'soda', 140, 0, 'c12:2110 p20:2590 l2:1480 bib:9200=Lemon-Lime_Syrup'],
      ['Orange', 'soda', 160, 0, 'c12:2110 p20:2590 l2:1480 bib:9200=Orange_Syrup'],
      ['Root Beer', 'soda', 160, 0, 'c12:2110 p20:2590 bib:9200=Root_Beer_Syrup'],
    ],
  ],
  [
    'halden',
    [
      ['Tonic Water', 'mixer', 130, 0, 'g200:2640#210031 m7:1980 l1:2260'],
      ['Slim Tonic', 'mixer', 60, 0, 'g200:2640 m7:1980'],
      ['Elderflower Tonic', 'mixer', 130, 0, 'g200:2790'],
      ['Ginger Ale', 'mixer', 120, 0, 'n200:2640 c12:2320 m7:1980 l1:2260'],
      ['Club Soda', 'mixer', 0, 0, 'g200:2480 c12:2150 m7:1860 l1:2080'],
      ['Bitter Lemon', 'mixer', 150, 0, 'g200:2710 m7:2040'],
      ['Grapefruit Mixer', 'mixer', 110, 0, 'g200:2710'],
    ],
  ],
  [
    'pomelle',
    [
      ['Grapefruit Soda', 'soda', 120, 0, 'c12:2475<2750#330102 g12:3280 p20:2860'],
      ['Blood Orange Soda', 'soda', 130, 0, 'c12:2750 g12:3280 p20:2860'],
      ['Pear Soda', 'soda', 120, 0, 'c12:2750 g12:3280 p20:2860'],
      ['Cloudy Apple Soda', 'soda', 130, 0, 'c12:2750 g12:3280 p20:2860'],
      ['Cranberry Soda', 'soda', 130, 0, 'c12:2750 g12:3280'],
    ],
  ],
  [
    'coldwell',
    [
      ['Still Water', 'water', 0, 0, 'p16:980#415500 p20:1240 l1:1380 g12:2460'],
      ['Sparkling Water', 'water', 0, 0, 'p16:1180 p20:1440 g12:2620 c12:1520'],
      ['Lime Sparkling Water', 'water', 0, 0, 'c12:1580 p16:1260'],
      ['Lemon Sparkling Water', 'water', 0, 0, 'c12:1580 p16:1260'],
    ],
  ],
  [
    'tarnwick',
    [
      ['Plain Seltzer', 'seltzer', 0, 0, 'c12:1490 s12:940'],
      ['Lime Seltzer', 'seltzer', 0, 0, 'c12:1560 s12:980'],
      ['Black Cherry Seltzer', 'seltzer', 0, 0, 'c12:1560 s12:980'],
      ['Cucumber Seltzer', 'seltzer', 0, 0, 'c12:1560 s12:980!'],
      ['Peach Seltzer', 'seltzer', 0, 0, 'c12:1560 s12:980'],
      ['Grapefruit Seltzer', 'seltzer', 0, 0, 'c12:1440<1560 s12:980'],
    ],
  ],
  [
    'quillon',
    [
      ['Energy', 'energy', 160, 114, 's8:3820#518820 c16:2640 s12:2280'],
      ['Energy Zero', 'energy', 10, 114, 's8:3820 c16:2640 s12:2280'],
      ['Energy Citrus', 'energy', 160, 114, 's8:3820 c16:2640'],
      ['Energy Berry', 'energy', 160, 114, 's8:3820 c16:2640'],
      ['Energy Mango', 'energy', 170, 114, 's8:3820 c16:2640'],
    ],
  ],
  [
    'kitewell',
    [
      ['Citrus', 'sport', 80, 0, 'p20:2380 h16:1420'],
      ['Berry', 'sport', 80, 0, 'p20:2380 h16:1420'],
      ['Lime', 'sport', 80, 0, 'p20:2380 h16:1420'],
      ['Grape', 'sport', 80, 0, 'p20:2380 h16:1420'],
      ['Ice Zero', 'sport', 10, 0, 'p20:2380 h16:1420!'],
    ],
  ],
  [
    'verdane',
    [
      ['Lemon Tea', 'tea', 90, 22, 'h16:1485#602214 p20:2460 c12:2080 bib:8820=Lemon_Tea_Concentrate'],
      ['Peach Tea', 'tea', 90, 22, 'h16:1485 p20:2460 c12:2080 bib:8820=Peach_Tea_Concentrate'],
      ['Unsweet Tea', 'tea', 0, 26, 'h16:1440 p20:2390 c12:2020 bib:8560=Unsweet_Tea_Concentrate'],
      ['Green Tea', 'tea', 70, 18, 'h16:1520 p20:2500 c12:2120'],
      ['Raspberry Tea', 'tea', 90, 22, 'h16:1485 p20:2460'],
    ],
  ],
  [
    'sunmill',
    [
      ['Orange Juice', 'juice', 160, 0, 'p10:2730#677105 l2:2980 h16:1890'],
      ['Apple Juice', 'juice', 170, 0, 'p10:2610 l2:2840 h16:1820'],
      ['Cranberry Juice', 'juice', 170, 0, 'p10:2790 l2:3060 h16:1940'],
      ['Pineapple Juice', 'juice', 180, 0, 'p10:2860 m7:2440'],
      ['Tomato Juice', 'juice', 60, 0, 'p10:2640 m7:2280'],
      ['Lemonade', 'juice', 150, 0, 'p20:2420 c12:2160 bib:8640=Lemonade_Concentrate'],
    ],
  ],
  [
    'bramrook',
    [
      ['Ginger Beer', 'root', 160, 0, 'g12:3180#700318 c12:2990 k6:6200'],
      ['Root Beer', 'root', 170, 0, 'g12:3180 c12:2990 k6:6200'],
      ['Birch Beer', 'root', 160, 0, 'g12:3240'],
      ['Sarsaparilla', 'root', 160, 0, 'g12:3240'],
      ['Cream Soda', 'root', 180, 0, 'g12:3180 c12:2990'],
    ],
  ],
  [
    'osterly',
    [
      ['Cold Brew', 'coffee', 10, 200, 's8:4260 bib:12400=Cold_Brew_Concentrate k6:9800'],
      ['Vanilla Cold Brew', 'coffee', 90, 190, 's8:4380 k6:10200'],
      ['Oat Latte', 'coffee', 150, 140, 's8:4640'],
      ['Mocha', 'coffee', 190, 130, 's8:4640!'],
      ['Flat White', 'coffee', 140, 150, 's8:4520'],
    ],
  ],
  [
    'fennimore',
    [
      ['Pale Ale', 'beer', 170, 0, 'k2:16800#845011 k6:7600 c12:2980 g12:3120'],
      ['Lager', 'beer', 145, 0, 'k2:15400 k6:6900 c12:2760 g12:2900'],
      ['Stout', 'beer', 190, 0, 'k2:17600 k6:7900 c16:2120'],
      ['Wheat', 'beer', 165, 0, 'k2:16400 k6:7400 c12:2940'],
      ['India Pale Ale', 'beer', 200, 0, 'k2:18200 k6:8200 c12:3180 g12:3320'],
      ['Dry Cider', 'beer', 150, 0, 'k6:7200 c12:2890 g12:3040'],
      ['Zero Lager', 'beer', 70, 0, 'c12:2640 g12:2780'],
    ],
  ],
  [
    'brisk',
    [
      ['CO₂', 'gas', 0, 0, 'y20:3800#902001 y5:1850 y50:7200'],
      ['Nitrogen', 'gas', 0, 0, 'y20:4400 y5:2200 y50:8600'],
      ['Beer Gas', 'gas', 0, 0, 'y20:4700 y50:9100'],
    ],
  ],
  [
    'plain',
    [
      ['Paper Cup', 'supplies', 0, 0, 'u16:5240#955120 u12:4680 u22:6120'],
      ['Clear Cup', 'supplies', 0, 0, 'u16:5680 u12:5120 u22:6540'],
      ['Dome Lid', 'supplies', 0, 0, 'x:3860'],
      ['Flat Lid', 'supplies', 0, 0, 'x:3420'],
      ['Paper Straw', 'supplies', 0, 0, 'x:2980'],
      ['Cocktail Napkin', 'supplies', 0, 0, 'x:2240'],
      ['Stir Stick', 'supplies', 0, 0, 'x:1960'],
    ],
  ],
];
