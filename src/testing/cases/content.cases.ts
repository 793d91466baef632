import * as z from 'zod/mini';
import type { ContentPort, FaqItem } from '../../ports';
import { FAQ_PAGE, FAQ_PAGE_SIZE } from '../../rules/limits';
import { casesOf } from '../define-case';
import { deepEqual, required, assertEqual, assertThat } from '../expect';
import { pageOf } from '../schemas/basics';
import { faqItem } from '../schemas/lists-and-content';
import { image } from '../schemas/product';
import { assertShape } from '../schemas/shape';
import { walk } from './common/paging';
import { givenUpCase, readingCases } from './common/reading';

const define = casesOf('content');
const first = { page: FAQ_PAGE, pageSize: FAQ_PAGE_SIZE };
/** A small page size, so that there are several pages. */
const SMALL = 7;

const everyItem = async (
  content: Pick<ContentPort, 'faqs'>,
  locale: string,
  pageSize: number,
): Promise<readonly FaqItem[]> =>
  (await walk((page) => content.faqs({ page, pageSize, locale }), { pageSize, idOf: ({ id }) => id })).items;

/** Cases of managed content as plain text (decision 29). */
export const contentCases = [
  define({
    name: 'faqs-shape',
    family: 'shape',
    needs: ['content.faqs'],
    title: 'a page of questions matches the domain schema: plain text without markup',
    run: async ({ adapter, locale }) =>
      assertShape(await adapter.content.faqs({ ...first, locale }), pageOf(faqItem), 'faqs'),
  }),
  define({
    name: 'faqs-paged',
    family: 'limit',
    needs: ['content.faqs'],
    title: 'small pages return the same questions in the same order as one large page',
    async run({ adapter, locale }) {
      required((await adapter.content.faqs({ ...first, locale })).items[SMALL], `more than ${SMALL} questions`);
      const small = await everyItem(adapter.content, locale, SMALL);
      const large = await everyItem(adapter.content, locale, FAQ_PAGE_SIZE);
      assertEqual(
        small.map(({ id }) => id).slice(0, large.length),
        large.map(({ id }) => id).slice(0, small.length),
        'the questions by small pages',
      );
    },
  }),
  define({
    name: 'faqs-past-the-end',
    family: 'limit',
    needs: ['content.faqs'],
    title: 'a page past the end is empty, without a next page',
    async run({ adapter, locale }) {
      const { items, hasMore } = await adapter.content.faqs({ page: 10_000, pageSize: FAQ_PAGE_SIZE, locale });
      assertEqual({ items, hasMore }, { items: [], hasMore: false }, 'page 10,000');
    },
  }),
  define({
    name: 'faqs-for-guests',
    family: 'behaviour',
    seat: 'guest',
    needs: ['content.faqs'],
    title: 'guests can read the questions',
    run: async ({ adapter, locale }) =>
      assertShape(await adapter.content.faqs({ ...first, locale }), pageOf(faqItem), 'faqs'),
  }),
  define({
    name: 'faqs-language',
    family: 'language',
    needs: ['content.faqs'],
    title: 'questions are in the requested language',
    async run({ adapter, fixtures: { otherLocale }, locale }) {
      const otherLanguage = required(otherLocale, 'fixtures.otherLocale');
      const [one, other] = [
        await adapter.content.faqs({ ...first, locale }),
        await adapter.content.faqs({ ...first, locale: otherLanguage }),
      ];
      required(one.items[0], 'a question');
      assertThat(
        other.items.length > 0 &&
          !deepEqual(
            other.items.map(({ answer }) => answer),
            one.items.map(({ answer }) => answer),
          ),
        `the answers are the same in ${locale} and ${otherLanguage}`,
      );
    },
  }),
  define({
    name: 'faqs-unknown-language',
    family: 'language',
    needs: ['content.faqs'],
    title: 'an unsupported language falls back to another one and does not reject',
    run: async ({ adapter }) =>
      assertShape(await adapter.content.faqs({ ...first, locale: 'de-DE' }), pageOf(faqItem), 'faqs'),
  }),
  define({
    name: 'image-shape',
    family: 'shape',
    needs: ['content.image'],
    title: 'an image has a safe source',
    async run({ adapter, fixtures: { imageKey }, locale }) {
      assertShape(
        await adapter.content.image({ key: required(imageKey, 'fixtures.imageKey'), locale }),
        image,
        'image',
      );
    },
  }),
  define({
    name: 'image-unknown',
    family: 'refusal',
    needs: ['content.image'],
    title: 'an unknown image key is null',
    async run({ adapter, unknownId, locale }) {
      for (const key of [unknownId, 'constructor'])
        assertShape(await adapter.content.image({ key, locale }), z.null(), `image ${key}`);
    },
  }),
  ...readingCases(
    'content.faqs',
    async ({ adapter, locale }) =>
      (options) =>
        adapter.content.faqs({ ...first, locale }, options),
    { asksWho: false },
  ),
  // A missing image falls back silently, so its read has no error cases.
  givenUpCase(
    'content.image',
    async ({ adapter, locale, unknownId, fixtures: { imageKey = unknownId } }) =>
      (options) =>
        adapter.content.image({ key: imageKey, locale }, options),
  ),
];
