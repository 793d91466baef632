const nameOf = (element: Element) =>
  `${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')} “${(element.textContent ?? '').trim().slice(0, 30)}”`;

/** The library's elements that are displayed, without those for screen readers only. */
const visibleElements = () =>
  [...document.querySelectorAll('.tf-root *')].filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    if (element.closest('.tf-hidden, .tf-skip-link')) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  });

const hasOwnText = (element: Element) =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

const isClear = (colour: string) => colour === 'transparent' || /^rgba\(.*, 0\)$/.test(colour);

/** The background behind an element. */
function backgroundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!isClear(backgroundColor)) return backgroundColor;
  }
  return 'rgb(255, 255, 255)';
}

const lightness = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue]
    .map((part) => part / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, at) => sum + part * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);
};

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [lightness(one), lightness(other)].sort((left, right) => right - left);
  return (light + 0.05) / (dark + 0.05);
}

/** Elements that only their background distinguishes, which forced colors remove. */
const needsEdge =
  'button, input:not([type=hidden], [type=file]), select, textarea, [role=dialog], [role=listbox], [role=progressbar], [role=meter], .tf-toast, .tf-tag, .tf-badge, .tf-chip';

/** Whether an element has a line around or under it, in a color other than the background's. */
function hasEdge(element: Element): boolean {
  const behind = backgroundOf(element.parentElement ?? element);
  return ['', '::before', '::after'].some((pseudo) => {
    const style = getComputedStyle(element, pseudo === '' ? null : pseudo);
    if (pseudo !== '' && style.content === 'none') return false;
    const sides = ['block-start', 'block-end', 'inline-start', 'inline-end'].some(
      (side) =>
        style.getPropertyValue(`border-${side}-width`) !== '0px' &&
        contrast(style.getPropertyValue(`border-${side}-color`), behind) >= 3,
    );
    const filled = !isClear(style.backgroundColor) && contrast(style.backgroundColor, behind) >= 3;
    const outlined = style.outlineStyle !== 'none' && style.outlineWidth !== '0px';
    return sides || outlined || filled;
  });
}

/** An edge of its own, of its frame, or of its parts. */
const isEdged = (element: Element) =>
  [element, element.closest('.tf-ring-frame'), ...element.querySelectorAll('i, svg')].some(
    (one) => one !== null && hasEdge(one),
  );

/** How a control without an edge is visible: its text in the color of controls, a line under it, or its icon. */
const hasMark = (element: Element) => hasOwnText(element) || element.querySelector('svg, img, *') !== null;

/** Elements that are invisible in forced colors. */
export function unseen(): readonly string[] {
  return visibleElements().flatMap((element) => {
    const style = getComputedStyle(element);
    const isDisabled = element.closest(':disabled, [aria-disabled=true]') !== null;
    const faint =
      hasOwnText(element) && !isDisabled && contrast(style.color, backgroundOf(element)) < 4.5
        ? [`${nameOf(element)} ${style.color} on ${backgroundOf(element)}`]
        : [];
    const edgeless =
      element.matches(needsEdge) && !isEdged(element) && !(element.matches('button, .tf-tag') && hasMark(element))
        ? [`${nameOf(element)} has no edge`]
        : [];
    const stroke = element.matches('svg.tf-icon') && contrast(style.color, backgroundOf(element)) < 3 && !isDisabled;
    return [
      ...faint,
      ...edgeless,
      ...(stroke ? [`${nameOf(element.parentElement ?? element)} has an unseen icon`] : []),
    ];
  });
}

/** The page as a PNG in base64; the test exposes this function. */
declare function takePicture(): Promise<string>;

/** Contrast between the lightest and the darkest pixel of an area. */
function contrastIn(pixels: Uint8ClampedArray): number {
  let [darkest, lightest] = [1, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const light = lightness(`${pixels[at]} ${pixels[at + 1]} ${pixels[at + 2]}`);
    if (light < darkest) darkest = light;
    if (light > lightest) lightest = light;
  }
  return (lightest + 0.05) / (darkest + 0.05);
}

/** Texts and controls that a picture of the page does not show: their area has nearly one color. */
export async function unseenInPicture(): Promise<readonly string[]> {
  const bytes = Uint8Array.from(atob(await takePicture()), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const brush = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true });
  if (brush === null) throw new Error('No canvas');
  brush.drawImage(picture, 0, 0);
  return visibleElements().flatMap((element) => {
    if (!element.matches(needsEdge) && !hasOwnText(element)) return [];
    if (element.closest(':disabled, [aria-disabled=true]') !== null) return [];
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [Math.floor(left) - 1, Math.floor(top) - 1];
    const [wide, high] = [Math.ceil(width) + 2, Math.ceil(height) + 2];
    const isInPicture = x >= 0 && y >= 0 && x + wide <= picture.width && y + high <= picture.height;
    const atCenter = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!isInPicture || atCenter === null || !(element.contains(atCenter) || atCenter.contains(element))) return [];
    const found = contrastIn(brush.getImageData(x, y, wide, high).data);
    return found < 3 ? [`${nameOf(element)} is not in the picture, contrast ${found.toFixed(1)}`] : [];
  });
}

const scrolls = /auto|scroll/;
function scrollerOf(element: Element): Element | null {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    if (scrolls.test(getComputedStyle(at).overflowX)) return at;
  return null;
}

/** Elements that scroll horizontally, or are clipped, in a window of 320 pixels. */
export function cutText(): readonly string[] {
  const page = document.documentElement;
  const wide = page.scrollWidth > page.clientWidth ? [`the page is ${page.scrollWidth} wide`] : [];
  const cut = visibleElements().flatMap((element) => {
    if (!hasOwnText(element)) return [];
    const { left, right } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const out = (left < -1 || right > page.clientWidth + 1) && scrollerOf(element) === null;
    const clipped =
      /hidden|clip/.test(style.overflowX) &&
      style.textOverflow !== 'ellipsis' &&
      element.scrollWidth > element.clientWidth + 1;
    return out || clipped ? [`${nameOf(element)} is cut, ${Math.round(left)} to ${Math.round(right)}`] : [];
  });
  return [...wide, ...cut];
}
