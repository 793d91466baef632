import { siteMessages as demoMessages, type SiteMessages } from '../../../src/portal/site/site-messages';

/**
 * The demo site's messages, except where this site differs: the server stores the orders. English only, for developers.
 */
export function siteMessages(locale: string): SiteMessages {
  const messages = demoMessages(locale);
  return {
    ...messages,
    tag: 'Vendure',
    choose: { ...messages.choose, text: 'Orders are kept in the memory of the Vendure server until it stops.' },
  };
}
