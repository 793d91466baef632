import { ChevronRight } from 'lucide';
import { useEffect, useId, useState } from 'react';
import type { ContactPage } from '../../domain';
import { openingAt } from '../../rules';
import type { Emit } from '../../runtime/events';
import { useSettings } from '../../runtime/react/provider';
import { CardHeader, CardList } from '../../ui/card/card';
import { Card } from '../../ui/card/card-container';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { usePartLevel } from '../common/heading';
import type { ContactPartProps, ContactUsEvents, ContactUsProps, CurrentOpening, PageOf } from './contact-us.types';
import { LazyForm } from './parts/lazy-parts';
import { ContactChannels } from './parts/contact-channels';

export interface ContactUsViewProps extends ContactPartProps {
  readonly accountId: string | null;
  readonly canWrite: boolean;
  readonly skipPhoneFormat: boolean;
  readonly topic: string | undefined;
  /** The host's changed texts. The lazy form has its own messages and applies them there. */
  readonly overrides: ContactUsProps['messages'];
  readonly pageOf: PageOf;
  readonly emit: Emit<ContactUsEvents>;
}

/**
 * Fastest contact first: phone number with opening state, then the form, then links to pages that may have the answer.
 */
export function ContactUsView({ canWrite, ...props }: ContactUsViewProps) {
  const { details, messages, pageOf, emit } = props;
  const { hours } = details;
  const now = useNow((at) => {
    const next = hours && openingAt(hours, at);
    return next === null ? null : next.open ? next.until : next.opens;
  });
  const opening = hours && openingAt(hours, now);
  const currentOpening: CurrentOpening | null = hours && opening && { opening, now, timeZone: hours.timeZone };
  return (
    <div className="tf-contact" data-form={canWrite || undefined}>
      <ContactChannels details={details} messages={messages} currentOpening={currentOpening} />
      {canWrite && <LazyForm {...props} currentOpening={currentOpening} />}
      <TopicLinks
        details={details}
        messages={messages}
        pageOf={pageOf}
        onOpen={(topic, page) => void emit('topic-open', { topic, page })}
      />
    </div>
  );
}

/** Longest and shortest delay until the clock is read again, in milliseconds. */
const MAX_DELAY_MS = 15 * 60_000;
const MIN_DELAY_MS = 1000;

/**
 * Current time in epoch milliseconds, updated at the next change and when the page becomes visible. `changeAfter`
 * returns the time of the next change after a given time; null if there is none.
 */
function useNow(changeAfter: (now: number) => number | null): number {
  const { clock } = useSettings();
  const [now, setNow] = useState(clock);
  const change = changeAfter(now);
  useEffect(() => {
    const update = () => setNow(clock());
    const timer = setTimeout(
      update,
      change === null ? MAX_DELAY_MS : Math.min(MAX_DELAY_MS, Math.max(MIN_DELAY_MS, change - now)),
    );
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [clock, change, now]);
  return now;
}

interface TopicLinksProps extends ContactPartProps {
  readonly pageOf: PageOf;
  readonly onOpen: (topic: string, page: ContactPage) => void;
}

/** Links to the pages that may have the answer to a topic; absent if there are none. */
function TopicLinks({ details: { topics }, messages: { m }, pageOf, onOpen }: TopicLinksProps) {
  const id = useId();
  const level = usePartLevel(1);
  const found = topics.flatMap((topic) => {
    const place = pageOf(topic);
    return place === null ? [] : [{ ...topic, ...place }];
  });
  if (found.length === 0) return null;
  return (
    <Card aria-labelledby={id} part="contact-topics" className="tf-contact-topics">
      <CardHeader title={m.topics.title} titleId={id} level={level} />
      <CardList>
        {found.map(({ code, label, page, href }) => (
          <li key={code}>
            <Link part="contact-topic" className="tf-contact-topic" href={href} onClick={() => onOpen(code, page)}>
              <span className="tf-grow">
                <span className="tf-medium">{label}</span>
                <span className="tf-second tf-quiet">{m.topics.pages[page]}</span>
              </span>
              <Icon of={ChevronRight} size="sm" mirror />
            </Link>
          </li>
        ))}
      </CardList>
    </Card>
  );
}
