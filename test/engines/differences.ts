import type { Layout } from './page/layout';

/** Differences below it come from the engines' font shaping and rounding, in CSS pixels. */
const MAX_HEIGHT_DIFFERENCE = 6;
/** A text is wider or narrower by its engine's font shaping; a control by its text. */
const MAX_WIDTH_SHARE = 0.06;
const MAX_WIDTH_DIFFERENCE = 24;

/** What differs between two engines' layouts of a page, as lines for a person. */
export function differencesOf(own: Layout, reference: Layout): readonly string[] {
  const others = new Map(reference.boxes.map((box) => [box.key, box]));
  const keys = new Set(own.boxes.map(({ key }) => key));
  const changed = own.boxes.flatMap(({ key, width, height }) => {
    const other = others.get(key);
    if (other === undefined) return [`more: ${key}`];
    const wide = Math.max(MAX_WIDTH_DIFFERENCE, other.width * MAX_WIDTH_SHARE);
    const isSame = Math.abs(height - other.height) <= MAX_HEIGHT_DIFFERENCE && Math.abs(width - other.width) <= wide;
    return isSame ? [] : [`${key}: ${sizeOf(width, height)} instead of ${sizeOf(other.width, other.height)}`];
  });
  const missing = reference.boxes.filter(({ key }) => !keys.has(key)).map(({ key }) => `missing: ${key}`);
  const overflow = own.overflow > 0 ? [`the page is ${own.overflow} px wider than its window`] : [];
  return [...overflow, ...changed, ...missing];
}

const sizeOf = (width: number, height: number): string => `${Math.round(width)} × ${Math.round(height)}`;
