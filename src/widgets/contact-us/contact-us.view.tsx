import { openingAt } from '../../rules';
import type { Emit } from '../../runtime/events';
import type { ContactUsEvents, ContactUsProps } from './contact-us.types';
import type { ContactPartProps, OpeningNow, PageOf } from './contact-us.view.types';
import { LazyForm, TopicLinks } from './lazy-parts';
import { ContactChannels } from './parts/contact-channels';
import { useNow } from './use-now';

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
