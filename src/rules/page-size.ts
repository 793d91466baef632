/** The page sizes a list offers. */
export const PAGE_SIZES = [10, 20, 50] as const;
export const DEFAULT_PAGE_SIZE = 10;

/** A page size of a list: the one asked for when it is offered, otherwise the default. */
export const pageSize = (value: unknown): (typeof PAGE_SIZES)[number] =>
  PAGE_SIZES.find((size) => size === value) ?? DEFAULT_PAGE_SIZE;
