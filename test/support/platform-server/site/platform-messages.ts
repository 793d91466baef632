import { siteMessages as demoWords, type SiteMessages } from '../../../../src/portal/site/site-messages';

/** The demo site's words, but for what is not so here: orders are kept by the server. In English alone, for people who develop. */
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
