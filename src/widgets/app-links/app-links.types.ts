import type { Needs } from '../../ports';
import type { WidgetProps } from '../common/common.types';
import type { RegionSlots } from '../common/slots';
import type { appLinksMessages } from './app-links.messages';
import type { AppLink, AppLinkAddresses, AppPlatform } from './app-links.rules';

/** The widget calls no method of an adapter. */
export type AppLinksAdapter = Needs<never>;

export interface AppLinksEvents {
  /** The buyer followed a link. */
  readonly 'link-open': { readonly link: AppLink['link']; readonly href: string };
  /** The buyer dismissed the prompt. It does not appear again in this browser. */
  readonly dismiss: { readonly platform: AppPlatform };
}

/** `empty` is rendered if no valid address is given. */
export type AppLinksSlots = RegionSlots<'empty'>;

/** `list` shows every link; `prompt` offers the app of the buyer's phone. */
export type AppLinksLayout = 'list' | 'prompt';

export type AppLinksProps = WidgetProps<AppLinksAdapter, typeof appLinksMessages, AppLinksEvents, AppLinksSlots> &
  AppLinkAddresses & {
    /** Default `list`. Every value except `prompt` is treated as `list`. */
    readonly layout?: AppLinksLayout;
    /**
     * Platform of the app that the prompt offers. Default: the platform of the device; other devices show no prompt.
     */
    readonly platform?: AppPlatform;
  };
