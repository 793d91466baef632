import { useId } from 'react';
import type { Product } from '../../../../domain';
import { useAdapter } from '../../../../runtime/react/use-adapter';
import { useSettings } from '../../../../runtime/react/provider';
import { useRead } from '../../../../runtime/react/use-read';
import { SkeletonShape, Skeleton } from '../../../../ui/skeleton/skeleton';
import { Heading } from '../../../common/heading';
import { MiniProduct } from './mini-product';
import type { OrderingPartProps, ShelfKind } from './ordering.types';

const methods = { instead: 'substitutes', related: 'related' } as const;
const none: readonly Product[] = [];
/** Most products on one shelf. */
const MOST = 6;

/** Other products beside this one. The page does not need them: a shelf that is empty or does not load is left out. */
export function Shelf({ kind, product, ordering, messages, formats }: OrderingPartProps & { readonly kind: ShelfKind }) {
  const { accountId } = ordering;
  const { m } = messages;
  const { catalog } = useAdapter();
  const { locale } = useSettings();
  const titleId = useId();
  const ask = catalog?.[methods[kind]];
  const [read] = useRead({
    method: `catalog.${methods[kind]}`,
    args: { productId: product.id },
    accountId,
    enabled: ask !== undefined,
    read: (options) => ask?.({ productId: product.id, accountId, locale: locale.tag }, options) ?? Promise.resolve(none),
  });
  if (ask === undefined || read.status === 'failed' || read.data?.length === 0) return null;
  return (
    <section className="tf-detail-shelf" data-kind={kind} aria-labelledby={titleId}>
      <Heading below={1} className={kind === 'related' ? 'tf-h2' : 'tf-h3'} id={titleId}>
        {m[kind].title}
      </Heading>
      {read.status === 'loading' ? (
        <Skeleton label={m[kind].loading}>
          <div className="tf-detail-minis">
            {[0, 1, 2].map((at) => (
              <SkeletonShape key={at} shape="block" className="tf-detail-mini-skeleton" />
            ))}
          </div>
        </Skeleton>
      ) : (
        <ul role="list" className="tf-detail-minis">
          {read.data.slice(0, MOST).map((other) => (
            <MiniProduct key={other.id} product={other} ordering={ordering} messages={messages} formats={formats} />
          ))}
        </ul>
      )}
    </section>
  );
}
