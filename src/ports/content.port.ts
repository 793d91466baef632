import type { FaqItem, Image, Page } from '../domain';
import type { PageRequest } from '../domain/page';
import type { CallOptions, InLocale } from './call';

/** Managed content. Answers are plain text: entities decoded once, markup dropped. */
export interface ContentPort {
  /** An image by its content key; null when there is none. */
  image(request: { readonly key: string } & InLocale, options?: CallOptions): Promise<Image | null>;
  /** Questions and answers; the adapter writes the language the way its backend wants it (with an underscore, say). */
  faqs(request: PageRequest & InLocale, options?: CallOptions): Promise<Page<FaqItem>>;
}
