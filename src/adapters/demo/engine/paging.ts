import type { Page, PageRequest } from '../../../domain';
import { PortError } from '../../../ports';

/** Maximum page size. */
const LARGEST_PAGE = 200;

/**
 * Returns one page of a complete list. @throws PortError `rejected` for a page or size that is not an integer in range.
 */
export function paged<Item>(items: readonly Item[], { page, pageSize }: PageRequest): Page<Item> {
  if (!Number.isInteger(page) || page < 0)
    throw new PortError('rejected', 'The page number must be 0 or greater', { fields: { page: 'rangeUnderflow' } });
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > LARGEST_PAGE) {
    throw new PortError('rejected', `The page size must be from 1 to ${LARGEST_PAGE}`, {
      fields: { pageSize: 'rangeOverflow' },
    });
  }
  const start = page * pageSize;
  return {
    items: items.slice(start, start + pageSize),
    page,
    pageSize,
    total: items.length,
    hasMore: start + pageSize < items.length,
  };
}
