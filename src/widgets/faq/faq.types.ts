import type { Needs } from '../../ports';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { faqMessages } from './faq.messages';

export type FaqAdapter = Needs<'content.faqs'>;

export interface FaqEvents {
  readonly 'search-change': { readonly search: string };
  /** The question that was opened; null when it was closed. */
  readonly 'open-change': { readonly id: string | null };
}

export type FaqSlots = RegionSlots<'header' | 'footer' | 'empty'>;

export type FaqProps = WidgetProps<FaqAdapter, typeof faqMessages, FaqEvents, FaqSlots> & {
  /** Questions read at once. Default 50. */
  readonly pageSize?: number;
  /** The search text, when the host holds it (such as in the address). */
  readonly search?: string;
  /** Id of the open question, when the host holds it: a deep link to one question. */
  readonly open?: string | null;
};
