import { siteMessages as demoWords, type SiteMessages } from '../../../../src/portal/site/site-messages';

/**
 * The demo site's messages, except where this site differs: the server stores the orders. English only, for developers.
 */
export function siteMessages(locale: string): SiteMessages {
  const words = demoWords(locale);
  return {
    ...words,
    tag: 'Platform',
    choose: {
      ...words.choose,
      text: 'Orders are kept in the memory of the platform server until it stops or is reset.',
    },
  };
}
