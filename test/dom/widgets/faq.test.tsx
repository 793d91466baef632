import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pack as frCA } from '../../../src/locales/fr-CA/pack';
import { Faq } from '../../../src/widgets/faq';
import { waitUntilStable } from '../faults/page';
import { openSite } from '../faults/site';

afterEach(cleanup);

it.each([
  ['50 questions', <Faq key="f" />, 50],
  ['the number of questions that its host sets', <Faq key="f" pageSize={5} />, 5],
])('the first page has %s, in the page’s language', async (_many, widget, pageSize) => {
  const requests: unknown[] = [];
  const site = openSite({
    settings: { locale: frCA },
    instead: (method, next, request) => {
      if (method === 'content.faqs') requests.push(request);
      return next();
    },
  });
  site.show(widget);
  await waitUntilStable();
  expect(requests).toEqual([{ page: 0, pageSize, locale: 'fr-CA' }]);
});
