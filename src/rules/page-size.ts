/** Page sizes that a list offers. */
export const PAGE_SIZES = [10, 20, 50] as const;
export const DEFAULT_PAGE_SIZE = 10;

/** Parses a page size: the given one if the list offers it, otherwise the default. */
export const pageSize = (value: unknown): (typeof PAGE_SIZES)[number] =>
  PAGE_SIZES.find((size) => size === value) ?? DEFAULT_PAGE_SIZE;
