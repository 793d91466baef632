import { useId } from 'react';
import type { Messages } from '../../runtime/react/use-messages';
import { EmptyState } from '../../ui/empty-state/empty-state';
import { SkeletonShape, Skeleton } from '../../ui/skeleton/skeleton';
import { Button } from '../../ui/button/button';
import { SearchField } from '../../ui/search-field/search-field';
import { Card, CardHeader } from '../../ui/card/card';
import { usePartLevel } from '../common/heading';
import type { faqMessages } from './faq.messages';
import type { FaqCategory } from './faq.rules';
import { FaqEntry } from './parts/faq-entry';

export interface FaqViewProps {
  readonly categories: readonly FaqCategory[];
  /** Whether the backend has any question at all, found or not. */
  readonly any: boolean;
  readonly search: string;
  readonly openId: string | null;
  /** The question a deep link named, to be scrolled to. */
  readonly arriveAt: string | null;
  readonly messages: Messages<typeof faqMessages>;
  readonly onSearch: (search: string) => void;
  readonly onToggle: (id: string) => void;
  readonly onCopyLink?: (id: string) => void;
  readonly empty?: React.ReactNode;
}

/** Search, then categories with their questions. */
export function FaqView(props: FaqViewProps) {
  const { categories, any, search, messages, onSearch } = props;
  const { m, fill } = messages;
  const level = usePartLevel(1);
  if (!any) return props.empty ?? <EmptyState level={level} title={m.empty.title} text={m.empty.text} />;
  return (
    <>
      <SearchField label={m.search} placeholder={m.search} clearLabel={m.clearSearch} value={search} onValueChange={onSearch} />
      {categories.length === 0 ? (
        <EmptyState
          glyph="search"
          level={level}
          title={fill(m.noMatch.title, { search: search.trim() })}
          text={m.noMatch.text}
          actions={
            <Button variant="secondary" onClick={() => onSearch('')}>
              {m.noMatch.clear}
            </Button>
          }
        />
      ) : (
        categories.map((category) => <Category key={category.name} category={category} {...props} />)
      )}
    </>
  );
}

function Category({ category, search, openId, arriveAt, messages, onToggle, onCopyLink }: FaqViewProps & { readonly category: FaqCategory }) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={category.name} titleId={titleId} level={usePartLevel(1)}>
        <span className="tf-second tf-quiet">{messages.plural(messages.m.found, category.items.length)}</span>
      </CardHeader>
      <ul role="list" className="tf-faq-list">
        {category.items.map((item) => (
          <FaqEntry
            key={item.id}
            item={item}
            search={search}
            open={openId === item.id}
            arrive={arriveAt === item.id}
            onToggle={() => onToggle(item.id)}
            onCopyLink={onCopyLink && (() => onCopyLink(item.id))}
            linkLabel={messages.m.link}
          />
        ))}
      </ul>
    </Card>
  );
}

/** The shape of what comes. */
export function FaqSkeleton({ label }: { readonly label: string }) {
  return (
    <Skeleton label={label} className="tf-faq-skeleton">
      <SkeletonShape shape="control" />
      <Card as="div">
        {['lg', 'md', 'lg', 'md', 'lg', 'lg'].map((width, at) => (
          <div className="tf-faq-skeleton-row" key={at}>
            <SkeletonShape width={width === 'lg' ? 'lg' : 'md'} />
          </div>
        ))}
      </Card>
    </Skeleton>
  );
}
