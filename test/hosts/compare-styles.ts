/** One property of one element that a page's stylesheet changed. */
export interface StyleChange {
  /** The element by its tag and first class, and the pseudo-element. */
  readonly element: string;
  readonly property: string;
  readonly neutral: string;
  readonly found: string;
}

export interface LabOutcome {
  readonly failure: string | null;
  /** Number of compared elements, pseudo-elements included. */
  readonly elements: number;
  readonly sheets: readonly { readonly title: string; readonly changes: readonly StyleChange[] }[];
}

/** Visible properties of an element. Sizes and positions follow from these, and are compared as a box. */
const properties = [
  'align-items',
  'background-color',
  'background-image',
  'border-block-end-color',
  'border-block-end-style',
  'border-block-end-width',
  'border-block-start-color',
  'border-block-start-style',
  'border-block-start-width',
  'border-inline-end-width',
  'border-inline-start-width',
  'border-end-end-radius',
  'border-start-start-radius',
  'box-shadow',
  'color',
  'cursor',
  'display',
  'flex-grow',
  'float',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'justify-content',
  'letter-spacing',
  'line-height',
  'list-style-type',
  'margin-block-end',
  'margin-block-start',
  'margin-inline-end',
  'margin-inline-start',
  'opacity',
  'outline-style',
  'overflow-x',
  'overflow-y',
  'padding-block-end',
  'padding-block-start',
  'padding-inline-end',
  'padding-inline-start',
  'position',
  'text-align',
  'text-decoration-line',
  'text-indent',
  'text-shadow',
  'text-transform',
  'visibility',
  'white-space',
  'word-spacing',
  'z-index',
] as const;

interface ReadElement {
  readonly name: string;
  readonly values: readonly string[];
  readonly box: readonly [number, number];
}

const kinds = ['', '::before', '::after'] as const;

/** All elements of the library on the page, overlays included. */
export function readElements(): readonly ReadElement[] {
  return [...document.querySelectorAll('.tf-root, .tf-root *')].flatMap((element) =>
    kinds.flatMap((kind): ReadElement[] => {
      const style = getComputedStyle(element, kind === '' ? null : kind);
      if (kind !== '' && style.content === 'none') return [];
      const { width, height } = element.getBoundingClientRect();
      return [
        {
          name: `${element.tagName.toLowerCase()}${[...element.classList]
            .slice(0, 1)
            .map((name) => `.${name}`)
            .join('')}${kind}`,
          values: properties.map((property) => style.getPropertyValue(property)),
          box: kind === '' ? [width, height] : [0, 0],
        },
      ];
    }),
  );
}

const border = /^(border-(?:block|inline)-(?:start|end))-(?:color|style)$/;

/** An element that isn't displayed has no visible properties, and a border without a width no color and style. */
function isUnseen(property: string, ...read: readonly ReadElement[]): boolean {
  const display = properties.indexOf('display');
  if (read.every(({ values }) => values[display] === 'none')) return true;
  const side = border.exec(property)?.[1];
  const width = properties.findIndex((name) => name === `${side}-width`);
  return side !== undefined && read.every(({ values }) => values[width] === '0px');
}

/** Pixels by which a box may differ: text is laid out in fractions of them. */
const TOLERANCE = 1;

export function changesBetween(neutral: readonly ReadElement[], found: readonly ReadElement[]): readonly StyleChange[] {
  if (neutral.length !== found.length)
    return [{ element: 'page', property: 'elements', neutral: String(neutral.length), found: String(found.length) }];
  return neutral.flatMap((before, at) => {
    const now = found[at] ?? before;
    const styles = properties.flatMap((property, index) => {
      const [one = '', other = ''] = [before.values[index], now.values[index]];
      return one === other || isUnseen(property, before, now)
        ? []
        : [{ element: before.name, property, neutral: one, found: other }];
    });
    const size = before.box.map((length, index) => Math.abs(length - (now.box[index] ?? length)));
    return size.some((difference) => difference > TOLERANCE)
      ? [
          ...styles,
          { element: before.name, property: 'box', neutral: before.box.join(' × '), found: now.box.join(' × ') },
        ]
      : styles;
  });
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const labLinks = () => [...document.querySelectorAll<HTMLLinkElement>('link[data-lab]')];

/**
 * Loads the page with the library's stylesheet alone. Values that depend on the page are set the same everywhere: the
 * width of the container, and the font.
 */
export function turnAllOff(): void {
  Object.assign(document.body.style, { margin: '0', padding: '0', inlineSize: '1200px' });
  document.documentElement.style.setProperty('--tf-font', 'sans-serif');
  for (const { sheet } of labLinks()) if (sheet !== null) sheet.disabled = true;
}

/** Enables each titled stylesheet of the page alone and compares its effect on the library's elements. */
export async function compareSheets(): Promise<LabOutcome['sheets']> {
  const links = labLinks();
  const whole = document.querySelector<HTMLLinkElement>('link[href="/dist/styles.css"]');
  const found: { title: string; changes: readonly StyleChange[] }[] = [];
  for (const title of new Set(links.map((link) => link.dataset.lab ?? ''))) {
    const mine = links.filter((link) => link.dataset.lab === title);
    const replaces = title.startsWith('ours');
    const switched = (on: boolean) => {
      for (const { sheet } of mine) if (sheet !== null) sheet.disabled = !on;
      if (replaces && whole?.sheet) whole.sheet.disabled = on;
    };
    // Measured each time, and again on a difference: pages change over time, and a late change is not caused by the
    // stylesheet.
    let changes: readonly StyleChange[] = [];
    for (let attempt = 0; attempt < 3; attempt++) {
      const neutral = readElements();
      switched(true);
      await frame();
      changes = changesBetween(neutral, readElements());
      switched(false);
      await frame();
      if (changes.length === 0) break;
    }
    found.push({ title, changes });
  }
  return found;
}
