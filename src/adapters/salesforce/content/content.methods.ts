import * as z from 'zod/mini';
import { defineMethod } from '../server-methods/define-method';
import { count, recordId, optionalText } from '../server-methods/parts';

/** Request of `getContent` and `getContentList`. */
const contentRequest = () =>
  z.object({
    /** From 0. */
    page: count(),
    pageSize: count(),
    /** With an underscore, such as `fr_CA`. */
    language: z.string(),
    /** A content type for a list; null for one content. */
    filterby: z.nullable(z.string()),
    /** A content key for one content; null for a list. */
    contentId: z.nullable(z.string()),
  });

export const getContent = defineMethod({
  name: 'getContent',
  http: 'GET',
  cached: true,
  request: contentRequest(),
  /** One image; null when it does not exist. */
  response: z.nullable(
    z.object({
      source: z.nullish(
        z.object({
          /** An https URL or a path of the site. */
          url: optionalText(),
        }),
      ),
      altText: z.nullish(
        z.object({
          /** Alternative text; empty or missing for a decorative image. */
          value: optionalText(),
        }),
      ),
    }),
  ),
  docs: {
    purpose:
      'Returns one managed image by its content key. Only called if the options contain neither a site nor a channel.',
    without: 'No images from managed content.',
  },
});

export const getContentList = defineMethod({
  name: 'getContentList',
  http: 'GET',
  cached: true,
  request: contentRequest(),
  /** One page of questions. */
  response: z.object({
    items: z.array(
      z.object({
        managedContentId: recordId(),
        /** The question; entities and markup are removed by the adapter. */
        FAQQuestion: optionalText(),
        FAQCategory: optionalText(),
        /** The answer; entities and markup are removed by the adapter. */
        FAQAnswer: optionalText(),
      }),
    ),
    /** Whether more follow. */
    hasMore: z.nullish(z.boolean()),
    /** Total number, if known. */
    total: z.nullish(count()),
  }),
  docs: {
    purpose:
      'Returns one page of questions and answers. Only called if the options contain neither a site nor a channel.',
    without: 'No FAQ questions.',
  },
});
