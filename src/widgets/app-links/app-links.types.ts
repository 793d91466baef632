import type { Needs } from '../../ports';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { appLinksMessages } from './app-links.messages';
import type { AppLink, AppLinkAddresses, AppPlatform } from './app-links.rules';

/** It asks nothing of an adapter. */
export type AppLinksAdapter = Needs<never>;

export interface AppLinksEvents {
  /** A link was followed. */
  readonly 'open-link': { readonly link: AppLink['link']; readonly href: string };
  /** The prompt was sent away. It does not come back in this browser. */
  readonly dismiss: { readonly platform: AppPlatform };
}

/** `empty` stands where no address was given. */
export type AppLinksSlots = RegionSlots<'empty'>;

/** Every link, or a prompt for the phone's own app. */
export type AppLinksLayout = 'list' | 'prompt';

export type AppLinksProps = WidgetProps<AppLinksAdapter, typeof appLinksMessages, AppLinksEvents, AppLinksSlots> &
  AppLinkAddresses & {
    /** Default `list`. Anything else than `prompt` is `list`. */
    readonly layout?: AppLinksLayout;
    /** Whose app the prompt is for. Default: the device's own; on other machines there is no prompt. */
    readonly platform?: AppPlatform;
  };
