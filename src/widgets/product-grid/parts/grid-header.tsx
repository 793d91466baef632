import { memo } from 'react';
import type { ProductResult } from '../../../domain';
import type { Messages } from '../../../runtime/react/use-messages';
import { joinFacts } from '../../../runtime/messages/join-facts';
import { SkeletonShape } from '../../../ui/skeleton/skeleton';
import { Heading } from '../../common/heading';
import type { productGridMessages } from '../product-grid.messages';

interface GridHeaderProps {
  readonly messages: Messages<typeof productGridMessages>;
  /** Undefined until the first result; a placeholder keeps the space of its line. */
  readonly result?: ProductResult;
  /** True if neither a search nor a filter applies. */
  readonly isAll?: boolean;
  readonly accountName?: string | null;
  /** True if the listed products can be ordered here. */
  readonly canAdd?: boolean;
}

/** Heading, and a line with the number of products and the account of the prices. */
export const GridHeader = memo(function GridHeader({
  messages,
  result,
  isAll = true,
  accountName = null,
  canAdd = true,
}: GridHeaderProps) {
  const { m, plural, fill } = messages;
  const total = result?.total ?? null;
  const found = total === null || (total === 0 && isAll) ? null : plural(canAdd && isAll ? m.canOrder : m.found, total);
  const prices = accountName === null ? null : fill(m.pricesFor, { account: accountName });
  return (
    <header part="products-header" className="tf-products-header">
      <Heading className="tf-h1">{m.title}</Heading>
      {result === undefined ? (
        <SkeletonShape width="md" shape="second" />
      ) : (
        <p className="tf-second tf-quiet">{joinFacts([found, prices])}</p>
      )}
    </header>
  );
});
