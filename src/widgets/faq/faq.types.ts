import type { Needs } from '../../ports';
import type { WidgetProps } from '../common/common.types';
import type { ErrorSlots, RegionSlots } from '../common/slots';
import type { faqMessages } from './faq.messages';

export type FaqAdapter = Needs<'content.faqs'>;

export interface FaqEvents {
  /** The buyer changed the search text. */
  readonly 'search-change': { readonly search: string };
  /** Id of the question that the buyer opened; null when the buyer closed it. */
  readonly 'open-change': { readonly id: string | null };
}

export type FaqSlots = RegionSlots<'header' | 'footer' | 'empty'> & ErrorSlots;

export type FaqProps = WidgetProps<FaqAdapter, typeof faqMessages, FaqEvents, FaqSlots> & {
  /** Number of questions per request. Default 50. */
  readonly pageSize?: number;
  /** The search text, if the host controls it (for example, from the URL). */
  readonly search?: string;
  /** Id of the open question, if the host controls it (for example, from a deep link). */
  readonly open?: string | null;
};
