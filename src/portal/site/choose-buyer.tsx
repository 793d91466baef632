import { useEffect, useState } from 'react';
import type { DemoBuyer } from '../../adapters/demo';
import { accounts } from '../../adapters/demo/data/accounts';
import { swapLanguageSegment } from '../../rules';
import { fill } from '../../runtime/messages/messages';
import { goTo } from '../../runtime/navigate';
import { useSettings } from '../../runtime/react/provider';
import { clearVisitStorage } from '../../runtime/session/sign-out';
import { Button } from '../../ui/button/button';
import { Tag } from '../../ui/tag/tag';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import type { SignInVisit } from '../portal.types';
import { basePath, keepBuyer, lastBuyer, type SiteAdapter } from './demo-site';
import { siteMessages, type SiteMessages } from './site-messages';

interface ChooseBuyerProps extends SignInVisit {
  readonly adapter: SiteAdapter;
}

/** Replaces a login page in the demo: signs the chosen buyer in and returns to the previous page. */
export function ChooseBuyer({ adapter, returnTo, homeHref }: ChooseBuyerProps) {
  const { locale, links } = useSettings();
  const messages = siteMessages(locale.tag);
  const [current, setCurrent] = useState<DemoBuyer | null>(null);
  const [going, setGoing] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    void adapter.demo.currentBuyer().then((buyer) => {
      if (here) setCurrent(buyer);
    });
    return () => {
      here = false;
    };
  }, [adapter]);

  const signIn = async (buyer: DemoBuyer | null, href: string) => {
    setGoing(buyer?.id ?? 'guest');
    const here = window.location.href;
    // Data entered before a session ended is visible only to the same buyer. A guest's cart is kept for the buyer who
    // signs in.
    if (buyer === null || buyer.id !== lastBuyer()) clearVisitStorage(adapter, ['guestCart']);
    keepBuyer(buyer?.id ?? null);
    await adapter.demo.signIn(buyer?.id ?? null);
    // If a link was followed meanwhile, its page stays and reloads for the new buyer.
    goTo(window.location.href === here ? href : window.location.href);
  };
  const hrefFor = (buyer: DemoBuyer) =>
    returnTo ?? swapLanguageSegment(homeHref, buyer.language, { basePath }) ?? homeHref;

  return (
    <div className="site-choice">
      <header>
        <h2 className="tf-h2">{messages.choose.title}</h2>
        <p className="tf-muted">{messages.choose.text}</p>
      </header>
      <ul role="list" className="site-buyers">
        {adapter.demo.buyers.map((buyer) => (
          <li key={buyer.id}>
            <Button variant="card" busy={going === buyer.id} onClick={() => void signIn(buyer, hrefFor(buyer))}>
              <span className="site-face" aria-hidden>
                {Array.from(buyer.firstName)[0]}
                {Array.from(buyer.lastName)[0]}
              </span>
              <BuyerMessages buyer={buyer} messages={messages} current={current?.id === buyer.id} />
            </Button>
          </li>
        ))}
      </ul>
      {current !== null && (
        <div className="site-guest">
          <p className="tf-muted">{messages.guestText}</p>
          <Button
            variant="secondary"
            busy={going === 'guest'}
            onClick={() => void signIn(null, links.href({ to: 'products' }) ?? homeHref)}
          >
            {messages.guest}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Ends a part of a button's accessible name, because screen readers read the lines without a pause. */
const Stop = () => <VisuallyHidden>. </VisuallyHidden>;

interface BuyerMessagesProps {
  readonly buyer: DemoBuyer;
  readonly messages: SiteMessages;
  readonly current: boolean;
}

function BuyerMessages({ buyer, messages, current }: BuyerMessagesProps) {
  return (
    <span className="site-buyer">
      <span className="tf-row tf-wrap">
        <b>
          {buyer.firstName} {buyer.lastName}
        </b>
        {current && (
          <>
            <Stop />
            <Tag tone="accent">{messages.current}</Tag>
          </>
        )}
      </span>
      <Stop />
      <span className="tf-second tf-muted">{accountsOf(buyer, messages)}</span>
      <Stop />
      <span className="tf-second tf-quiet">
        {buyer.permissions.map((permission) => messages.roles[permission]).join(', ')}
      </span>
    </span>
  );
}

function accountsOf({ accounts: ids }: DemoBuyer, { accounts: messages }: SiteMessages): string {
  const [first = '', second = ''] = ids.map((id) => accounts.find((account) => account.id === id)?.name ?? id);
  if (ids.length === 1) return first;
  return ids.length === 2
    ? fill(messages.two as '{first} {second}', { first, second }) // the message's two placeholders
    : fill(messages.many as '{first} {count}', { first, count: ids.length - 1 }); // the message's two placeholders
}
