import type { FaqItem, Page } from '../../domain';
import type { Adapter } from '../../ports';
import { FAQ_PAGE, FAQ_PAGE_SIZE } from '../../rules';
import type { ReadRequest } from '../../runtime/reads/read-request';
import { rejectMissingMethod } from '../common/reject-missing-method';
import type { FaqProps } from './faq.types';

/** The read of the questions and answers. */
export function readFaqs(
  { content }: Pick<Adapter, 'content'>,
  { pageSize = FAQ_PAGE_SIZE }: Pick<FaqProps, 'pageSize'>,
  locale: string,
): ReadRequest<Page<FaqItem>> {
  const args = { page: FAQ_PAGE, pageSize, locale };
  return {
    method: 'content.faqs',
    args,
    accountId: null,
    read: (options) => content?.faqs?.(args, options) ?? rejectMissingMethod('content.faqs'),
  };
}
