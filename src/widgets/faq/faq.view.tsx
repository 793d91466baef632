import { useEffect, useId, useRef } from 'react';
import { ChevronDown, Link2 } from 'lucide';
import type { FaqItem } from '../../domain';
import type { Messages } from '../../runtime/react/use-messages';
import { EmptyState } from '../../ui/empty-state/empty-state';
import { fillSlot, type Slot } from '../common/slots';
import { Icon } from '../../ui/icon/icon';
import { SkeletonShape, Skeleton } from '../../ui/skeleton/skeleton';
import { Button } from '../../ui/button/button';
import { SearchField } from '../../ui/search-field/search-field';
import { CardHeader } from '../../ui/card/card';
import { Card } from '../../ui/card/card-container';
import { Heading, usePartLevel } from '../common/heading';
import type { faqMessages } from './faq.messages';
import { type FaqCategory, findMatches } from './faq.rules';

export interface FaqViewProps {
  readonly categories: readonly FaqCategory[];
  /** True if the backend has at least one question, whether or not it matches the search. */
  readonly any: boolean;
  readonly search: string;
  readonly openId: string | null;
  /** Id of the question that a deep link names; the view scrolls to it. */
  readonly arriveAt: string | null;
  readonly messages: Messages<typeof faqMessages>;
  readonly onSearch: (search: string) => void;
  readonly onToggle: (id: string) => void;
  readonly onCopyLink?: (id: string) => void;
  readonly empty?: Slot;
}

/** Search field, then the categories with their questions. */
export function FaqView(props: FaqViewProps) {
  const { categories, any, search, messages, onSearch } = props;
  const { m, fill } = messages;
  const level = usePartLevel(1);
  if (!any) return fillSlot(props.empty, <EmptyState level={level} title={m.empty.title} text={m.empty.text} />);
  return (
    <>
      <SearchField
        label={m.search}
        placeholder={m.search}
        clearLabel={m.clearSearch}
        value={search}
        onValueChange={onSearch}
      />
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

function Category({
  category,
  search,
  openId,
  arriveAt,
  messages,
  onToggle,
  onCopyLink,
}: FaqViewProps & { readonly category: FaqCategory }) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={category.name} titleId={titleId} level={usePartLevel(1)}>
        <span className="tf-second tf-quiet">{messages.plural(messages.m.found, category.items.length)}</span>
      </CardHeader>
      <ul role="list" part="faq-list" className="tf-faq-list">
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

/** Skeleton of the FAQ. */
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

interface FaqEntryProps {
  readonly item: FaqItem;
  readonly open: boolean;
  readonly search: string;
  readonly onToggle: () => void;
  /** Copies a link to this question. Without it the button does not render. */
  readonly onCopyLink?: () => void;
  readonly linkLabel: string;
  /** Scrolls to this question once, because a deep link names it. */
  readonly arrive: boolean;
}

/** Question that expands to its answer. It is a button in a heading, so that screen readers list it as both. */
function FaqEntry({ item, open, search, onToggle, onCopyLink, linkLabel, arrive }: FaqEntryProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (arrive) row.current?.scrollIntoView({ block: 'center' });
  }, [arrive]);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = answer.current;
    if (node === null || open) return;
    // The browser's find-in-page can open an answer with `hidden="until-found"`. React supports only boolean `hidden`.
    node.setAttribute('hidden', 'until-found');
    node.addEventListener('beforematch', onToggle);
    return () => node.removeEventListener('beforematch', onToggle);
  }, [open, onToggle]);
  const panelId = `tf-faq-${item.id}`;
  return (
    <li part="faq-entry" className="tf-faq-entry" data-open={open || undefined} ref={row}>
      <Heading below={2} part="faq-question" className="tf-faq-question">
        <button type="button" aria-expanded={open} aria-controls={panelId} onClick={onToggle}>
          <span className="tf-grow">
            <MarkedText text={item.question} search={search} />
          </span>
          <Icon of={ChevronDown} />
        </button>
      </Heading>
      <div id={panelId} part="faq-answer" className="tf-faq-answer" hidden={!open} ref={answer}>
        <p>
          <MarkedText text={item.answer} search={search} />
        </p>
        {onCopyLink && (
          <Button variant="toolbar" icon={Link2} onClick={onCopyLink}>
            {linkLabel}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Text with the search matches highlighted. */
const MarkedText = ({ text, search }: { readonly text: string; readonly search: string }) =>
  findMatches(text, search).map(({ text: part, hit }, at) => (hit ? <mark key={at}>{part}</mark> : part));
