import type { ReactNode } from 'react';
import type { Adapter } from '../../src/ports';
import type { Destination, Links } from '../../src/runtime/links';
import type { LocalePack } from '../../src/runtime/messages/locale-pack';
import { TradefrontProvider } from '../../src/runtime/react/provider';
import { storyClock } from './story-clock';

const storyLinks: Links = {
  href: (destination: Destination) =>
    'id' in destination && destination.id ? `#${destination.to}/${destination.id}` : `#${destination.to}`,
  navigate: () => {},
};

/** Fictional number (decision 25). */
const customerService = { phone: '1-888-555-0142' };

/** Settings of all stories: a stopped clock, links that stay in the page, no storage. */
export const StoryProvider = ({
  adapter,
  locale,
  children,
}: {
  adapter: Adapter;
  locale: LocalePack;
  children: ReactNode;
}) => (
  <TradefrontProvider
    adapter={adapter}
    locale={locale}
    clock={storyClock}
    links={storyLinks}
    customerService={customerService}
    storage="memory"
  >
    {children}
  </TradefrontProvider>
);
