import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LazyPackDrawing } from '../../src/ui/pack-art/lazy-pack-drawing';
import { LazyShelfScene } from '../../src/ui/pack-art/lazy-shelf-scene';
import { PackDrawing, type PackDrawingProps } from '../../src/ui/pack-art/pack-drawing';
import type { PackArt, PackBrand } from '../../src/ui/pack-art/pack-drawing.types';
import { ShelfScene } from '../../src/ui/pack-art/shelf-scene';
import { ImageFrame, type ImageFrameProps } from '../../src/ui/image-frame/image-frame';

const brands = {
  maribel: {
    name: 'Maribel',
    tint: '#8c2f4b',
    deep: '#5a1a30',
    ink: '#fbeee2',
    paper: '#f7e9d8',
    mark: 'ring',
    scheme: 'sweep',
    liquid: '#3a1a16',
  },
  halden: {
    name: 'Halden',
    tint: '#c9b25a',
    deep: '#3f4a2c',
    ink: '#2c3420',
    paper: '#f6f1dd',
    mark: 'peak',
    scheme: 'band',
    liquid: '#f2f3e4',
    clear: true,
    glass: '#cfdccf',
    crate: '#4b5a35',
  },
  pomelle: {
    name: 'Pomelle',
    tint: '#ef8a73',
    deep: '#a3402f',
    ink: '#fff6ee',
    paper: '#fff0e6',
    mark: 'half',
    scheme: 'fold',
    liquid: '#f7c3ae',
  },
  coldwell: {
    name: 'Coldwell',
    tint: '#3f8fb0',
    deep: '#1d536d',
    ink: '#f2fafc',
    paper: '#eef7f9',
    mark: 'wave',
    scheme: 'fold',
    liquid: '#cfe6ec',
    clear: true,
    glass: '#b9d6dc',
  },
  quillon: {
    name: 'Quillon',
    tint: '#26333a',
    deep: '#111a1e',
    ink: '#d6ef5c',
    paper: '#e9f3c0',
    mark: 'bolt',
    scheme: 'tower',
    liquid: '#d6ef5c',
  },
  verdane: {
    name: 'Verdane',
    tint: '#5e8c4a',
    deep: '#2f5430',
    ink: '#f7f4e0',
    paper: '#f6f1dc',
    mark: 'leaf',
    scheme: 'band',
    liquid: '#b9752f',
  },
  sunmill: {
    name: 'Sunmill',
    tint: '#e9a13b',
    deep: '#9c5413',
    ink: '#4a2506',
    paper: '#fff3d9',
    mark: 'sun',
    scheme: 'fold',
    liquid: '#f2a93b',
    cap: '#3f7a3a',
  },
  bramrook: {
    name: 'Bramrook',
    tint: '#d8c7a3',
    deep: '#3c2c1c',
    ink: '#3c2c1c',
    paper: '#f3e8cf',
    mark: 'wing',
    scheme: 'band',
    liquid: '#b8812e',
    glass: '#6a4320',
    crate: '#6b4a2a',
    cap: '#9c6b22',
  },
  fennimore: {
    name: 'Fennimore',
    tint: '#2f5f5a',
    deep: '#173b38',
    ink: '#f4e9cf',
    paper: '#f4e9cf',
    mark: 'star',
    scheme: 'sweep',
    liquid: '#c8892f',
    glass: '#5b3a1c',
  },
  plainware: {
    name: 'Plainware',
    tint: '#7b8a8c',
    deep: '#3d4a4d',
    ink: '#ffffff',
    paper: '#f6f6f2',
    mark: 'ring',
    scheme: 'band',
    liquid: '#ffffff',
  },
  brisk: {
    name: 'Brisk Gas',
    tint: '#4b6f52',
    deep: '#2a4630',
    ink: '#ffffff',
    paper: '#f3f5ee',
    mark: 'ring',
    scheme: 'band',
    liquid: '#ffffff',
  },
} as const satisfies Record<string, PackBrand>;

const art = (type: PackArt['type'], brand: PackBrand, count?: number, size?: string): PackArt => ({
  type,
  brand,
  count,
  size,
});

const singles = [
  art('can', brands.maribel),
  art('slim', brands.quillon),
  art('can', brands.pomelle),
  art('pet', brands.verdane),
  art('petL', brands.sunmill),
  art('pet', brands.coldwell),
  art('glass', brands.bramrook),
  art('mini', brands.halden),
  art('glass', brands.fennimore),
  art('bib', brands.maribel, 1, '5 gal'),
  art('keg', brands.fennimore),
  art('co2', brands.brisk),
  art('cup', brands.plainware),
  art('keg', brands.bramrook),
];

const cases = [
  art('can', brands.maribel, 24, '12 oz'),
  art('slim', brands.quillon, 24, '8.4 oz'),
  art('pet', brands.coldwell, 24, '16.9 oz'),
  art('mini', brands.halden, 24, '200 ml'),
  art('glass', brands.bramrook, 24, '12 oz'),
  art('can', brands.pomelle, 12, '12 oz'),
  art('petL', brands.verdane, 8, '2 L'),
];

const all = [...singles, ...cases];

const shelves = [
  [
    art('mini', brands.halden, 24, '200 ml'),
    art('can', brands.maribel, 24, '12 oz'),
    art('glass', brands.bramrook, 24, '12 oz'),
  ],
  [
    art('bib', brands.maribel, 1, '5 gal'),
    art('slim', brands.quillon, 24, '8.4 oz'),
    art('can', brands.pomelle, 24, '12 oz'),
  ],
  [art('keg', brands.fennimore), art('co2', brands.brisk), art('keg', brands.bramrook)],
];

/** Packages in wells, on the canvas of a theme. */
function Wall({
  packs,
  theme,
  width,
  height = width,
  size = 'fill',
  view,
}: {
  readonly packs: readonly PackArt[];
  readonly theme?: 'light' | 'dark';
  readonly width: number;
  readonly height?: number;
  readonly size?: ImageFrameProps['size'];
  readonly view?: Pick<PackDrawingProps, 'small' | 'off'>;
}) {
  return (
    <div className="tf-root" data-tf-theme={theme}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 16, background: 'var(--tf-use-canvas)' }}>
        {packs.map((pack, i) => (
          <div key={i} style={{ width, height }}>
            <ImageFrame size={size} off={view?.off}>
              <PackDrawing {...pack} {...view} />
            </ImageFrame>
          </div>
        ))}
      </div>
    </div>
  );
}

const meta = {
  title: 'UI/Pack',
  component: PackDrawing,
  parameters: { layout: 'fullscreen' },
  args: art('can', brands.maribel),
} satisfies Meta<typeof PackDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  render: (args) => (
    <div style={{ width: 240, height: 240 }}>
      <ImageFrame size="fill">
        <PackDrawing {...args} />
      </ImageFrame>
    </div>
  ),
};

export const Singles: Story = { render: () => <Wall packs={singles} width={240} /> };

export const Cases: Story = { render: () => <Wall packs={cases} width={240} /> };

export const Dark: Story = { render: () => <Wall packs={all} width={240} theme="dark" /> };

export const Sizes: Story = {
  render: () => (
    <>
      <Wall packs={all} width={120} />
      <Wall packs={all} width={64} view={{ small: true }} />
      <Wall packs={all} width={40} view={{ small: true }} />
    </>
  ),
};

/** As on twelve product cards: the floor runs through, whatever stands on it. */
export const Cards: Story = { render: () => <Wall packs={all.slice(6, 18)} width={188} height={156} size="lg" /> };

/** One type and one hue: scheme and mark tell the brands apart. */
export const OneHue: Story = {
  render: () => (
    <Wall
      packs={[brands.maribel, brands.verdane, brands.pomelle, brands.quillon].map(({ scheme, mark }) =>
        art('can', { ...brands.coldwell, scheme, mark }),
      )}
      width={240}
    />
  ),
};

/** A name that does not fit gives its first word, or leaves the label to the mark. */
export const LongNames: Story = {
  render: () => (
    <Wall
      packs={['Grandma Wilhelmina’s Own Reserve', 'Donaudampfschifffahrtsgesellschaft', '東京ビール'].flatMap((name) =>
        (['can', 'glass', 'keg', 'bib'] as const).map((type) => art(type, { ...brands.halden, name })),
      )}
      width={180}
    />
  ),
};

export const Off: Story = { render: () => <Wall packs={all} width={120} view={{ off: true }} /> };

export const UnknownType: Story = {
  args: { type: 'hogshead', brand: brands.fennimore, size: '63 gal' },
  render: One.render,
};

/** The drawing comes in its own chunk; its place is kept. */
export const Lazy: Story = {
  render: (args) => (
    <div style={{ width: 240, height: 240 }}>
      <ImageFrame size="fill">
        <LazyPackDrawing {...args} data-testid="drawing" />
      </ImageFrame>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const place = () => canvasElement.querySelector('svg')?.getBoundingClientRect().toJSON();
    const before = place();
    await waitFor(() => expect(canvas.getByText('Maribel')).toBeInTheDocument());
    await expect(place()).toEqual(before);
  },
};

export const Scene: Story = {
  render: () => (
    <div style={{ width: 533, height: 800 }}>
      <ShelfScene shelves={shelves} />
    </div>
  ),
};

/** On a phone the scene is a band, cut from the top. */
export const SceneBand: Story = {
  render: () => (
    <div style={{ width: 390, height: 144 }}>
      <LazyShelfScene shelves={shelves} />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Bramrook')).toBeInTheDocument());
  },
};
