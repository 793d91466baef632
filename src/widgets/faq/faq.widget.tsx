import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useRead } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import { useAnnounce } from '../../ui/live-region/announcer';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { Heading } from '../common/heading';
import { OfflineBanner } from '../common/offline-banner';
import { LoadFailed } from '../common/status-views';
import { fillSlot } from '../common/slots';
import { faqContract } from './faq.contract';
import { faqMessages } from './faq.messages';
import { faqCategories } from './faq.rules';
import type { FaqEvents, FaqProps } from './faq.types';
import { FaqSkeleton, FaqView } from './faq.view';
import { readFaqs } from './read-faqs';

/** Delay in milliseconds after the last key press before the result is announced, so that typing is not interrupted. */
const QUIET = 600;

function FaqBody(props: FaqProps & WidgetTools<FaqEvents>) {
  const { slots = {}, emit } = props;
  const adapter = useAdapter();
  const { locale, links } = useSettings();
  const messages = useMessages(faqContract.name, faqMessages, props.messages);
  const { m } = messages;
  const announce = useAnnounce();

  const [ownSearch, setOwnSearch] = useState('');
  const [ownOpen, setOwnOpen] = useState<string | null>(null);
  const search = props.search ?? ownSearch;
  const openId = props.open === undefined ? ownOpen : props.open;
  const [arriveAt] = useState(openId);

  const [faqs, refetch] = useRead(readFaqs(adapter, props, locale.tag));

  const deferredSearch = useDeferredValue(search);
  const items = faqs.data?.items;
  const categories = useMemo(
    () => faqCategories(items ?? [], deferredSearch, m.uncategorized),
    [items, deferredSearch, m.uncategorized],
  );
  const found = categories.reduce((sum, category) => sum + category.items.length, 0);
  useEffect(() => {
    if (deferredSearch.trim() === '') return;
    const timer = setTimeout(() => announce(messages.plural(m.found, found)), QUIET);
    return () => clearTimeout(timer);
  }, [deferredSearch, found, announce, messages, m.found]);

  const searchFor = (text: string) => {
    setOwnSearch(text);
    emit('search-change', { search: text });
  };
  const toggle = (id: string) => {
    const next = openId === id ? null : id;
    setOwnOpen(next);
    emit('open-change', { id: next });
  };
  const copyLink = (id: string, href: string) => {
    const address = new URL(href, document.baseURI).href;
    void navigator.clipboard.writeText(address).then(() => announce(m.linkCopied));
  };
  const linkTo = (id: string) => links.href({ to: 'faq', id });

  return (
    <div part="faq-page" className="tf-faq-page">
      {fillSlot(slots.header, <Heading className="tf-h1">{m.title}</Heading>)}
      <OfflineBanner />
      {faqs.status === 'loading' && <FaqSkeleton label={m.loading} />}
      {faqs.status === 'failed' && <LoadFailed title={m.failed} error={faqs.error} onRetry={refetch} />}
      {faqs.status === 'ready' && (
        <FaqView
          categories={categories}
          any={faqs.data.items.length > 0}
          search={search}
          openId={openId}
          arriveAt={arriveAt}
          messages={messages}
          empty={slots.empty}
          onSearch={searchFor}
          onToggle={toggle}
          onCopyLink={linkTo('any') === null ? undefined : (id) => copyLink(id, linkTo(id) ?? '')}
        />
      )}
      {fillSlot(slots.footer)}
    </div>
  );
}

/** Questions and answers grouped by category, with search as you type and a link to each question. */
export const Faq = /* @__PURE__ */ defineWidget<FaqProps, FaqEvents>(faqContract, FaqBody);
