import { memo } from 'react';
import type { ProductResult } from '../../../domain';
import type { Messages } from '../../../runtime/react/use-messages';
import { joinFacts } from '../../../runtime/messages/join-facts';
import { SkeletonShape } from '../../../ui/skeleton/skeleton';
import { Heading } from '../../common/heading';
import type { productGridMessages } from '../product-grid.messages';

interface GridHeadProps {
  readonly messages: Messages<typeof productGridMessages>;
  /** Undefined until the first answer: its line is kept free. */
  readonly result?: ProductResult;
  /** Everything that can be ordered, nothing searched for or left out. */
  readonly isAll?: boolean;
  readonly accountName?: string | null;
  /** Whether what is listed can be ordered here. */
  readonly mayAdd?: boolean;
}

/** The heading and one line about what is below. */
export const GridHead = memo(function GridHead({
  messages,
  result,
  isAll = true,
  accountName = null,
  mayAdd = true,
}: GridHeadProps) {
  const { m, plural, fill } = messages;
  const total = result?.total ?? null;
  const found = total === null || (total === 0 && isAll) ? null : plural(mayAdd && isAll ? m.canOrder : m.found, total);
  const prices = accountName === null ? null : fill(m.pricesFor, { account: accountName });
  return (
    <header className="tf-products-header">
      <Heading className="tf-h1">{m.title}</Heading>
      {result === undefined ? (
        <SkeletonShape width="md" shape="second" />
      ) : (
        <p className="tf-second tf-quiet">{joinFacts([found, prices])}</p>
      )}
    </header>
  );
});
