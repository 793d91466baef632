import type { FaqItem, Image, Page } from '../domain';
import type { PageRequest } from '../domain/page';
import type { CallOptions, InLocale } from './call';

/** Managed content. Texts in responses are plain: entities decoded once, markup removed. */
export interface ContentPort {
  /** An image by its content key; null when it does not exist. */
  image(request: { readonly key: string } & InLocale, options?: CallOptions): Promise<Image | null>;
  /**
   * Frequently asked questions. The adapter converts the language to its backend's format, for example with an
   * underscore.
   */
  faqs(request: PageRequest & InLocale, options?: CallOptions): Promise<Page<FaqItem>>;
}
