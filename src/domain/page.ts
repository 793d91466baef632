/** Requested page of a list: 0-based page index and page size (10, 20 or 50 for buyers). */
export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
}

/** One page of a list. `total` is null if the backend cannot count; `hasMore` is always known. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number | null;
  readonly hasMore: boolean;
}
