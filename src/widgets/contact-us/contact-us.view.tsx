import { useEffect, useState } from 'react';
import { openingAt } from '../../rules';
import type { Emit } from '../../runtime/events';
import { useSettings } from '../../runtime/react/provider';
import type { ContactUsEvents, ContactUsProps } from './contact-us.types';
import type { ContactPartProps, OpeningNow, PageOf } from './contact-us.view.types';
import { LazyForm } from './parts/lazy-parts';
import { TopicLinks } from './parts/topic-links';
import { ContactChannels } from './parts/contact-channels';

export interface ContactUsViewProps extends ContactPartProps {
  readonly accountId: string | null;
  readonly mayWrite: boolean;
  readonly skipPhoneFormat: boolean;
  readonly topic: string | undefined;
  /** What the host laid over the words: the form brings its own. */
  readonly overrides: ContactUsProps['messages'];
  readonly pageOf: PageOf;
  readonly emit: Emit<ContactUsEvents>;
}

/** The fastest way first: the number and whether somebody is there, the form, and where answers stand already. */
export function ContactUsView({ mayWrite, ...props }: ContactUsViewProps) {
  const { details, messages, pageOf, emit } = props;
  const { hours } = details;
  const now = useNow((at) => {
    const next = hours && openingAt(hours, at);
    return next === null ? null : next.open ? next.until : next.opens;
  });
  const opening = hours && openingAt(hours, now);
  const here: OpeningNow | null = hours && opening && { opening, now, timeZone: hours.timeZone };
  return (
    <div className="tf-contact" data-form={mayWrite || undefined}>
      <ContactChannels details={details} messages={messages} here={here} />
      {mayWrite && <LazyForm {...props} here={here} />}
      <TopicLinks
        details={details}
        messages={messages}
        pageOf={pageOf}
        onOpen={(topic, page) => void emit('topic-open', { topic, page })}
      />
    </div>
  );
}

/** The longest until the clock is looked at again, in milliseconds. */
const LONGEST = 15 * 60_000;
const SHORTEST = 1000;

/** Now, looked at again when something changes and when the page wakes. `changeAfter` is what is waited for. */
function useNow(changeAfter: (now: number) => number | null): number {
  const { clock } = useSettings();
  const [now, setNow] = useState(clock);
  const change = changeAfter(now);
  useEffect(() => {
    const look = () => setNow(clock());
    const timer = setTimeout(look, change === null ? LONGEST : Math.min(LONGEST, Math.max(SHORTEST, change - now)));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [clock, change, now]);
  return now;
}
