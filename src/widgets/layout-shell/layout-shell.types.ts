import type { ReactNode } from 'react';
import type { Needs } from '../../ports';
import type { WidgetProps } from '../common/common.types';
import type { layoutShellMessages } from './layout-shell.messages';
import type { COMMERCE_LAYOUT_1 } from './layout-shell.rules';

/** What the layout asks of an adapter: who is here, where it can say. */
export type LayoutShellAdapter = Needs<never, 'session.isGuest' | 'session.user'>;

/** The layouts that have a name. */
export type LayoutName = typeof COMMERCE_LAYOUT_1;

/** Who is here, as far as the layout knows. The page stands in every one of these. */
export type ShellUser =
  | { readonly status: 'loading' }
  | { readonly status: 'guest' }
  /** `userId` is null where the host has no session port that could say. */
  | { readonly status: 'signed-in'; readonly userId: string | null; readonly firstName: string | null }
  | { readonly status: 'ended' }
  | { readonly status: 'failed'; readonly tryAgain: () => void };

/** What fills a region; a function gets who is here. Nothing, null and false leave the region out. */
export type ShellRegion = ReactNode | ((user: ShellUser) => ReactNode);

/** What `commerce_Layout_1` puts around the resend form, for a form that stands beside a picture and places it itself. */
export interface FormSurroundings {
  /** Spacer line, logo, spacer line, notice: in this order. */
  readonly above: ReactNode;
  /** The link *Visit*. */
  readonly below: ReactNode;
}

export interface LayoutShellSlots {
  /** Stands in the header; `commerce_Layout_1` has its own header. */
  readonly header?: ShellRegion;
  readonly announcement?: ShellRegion;
  /** The routed content. `children` come first. */
  readonly content?: ShellRegion;
  readonly footer?: ShellRegion;
  /** The resend form of `commerce_Layout_1`: a node, or a function that places what stands around it. */
  readonly form?: ReactNode | ((around: FormSurroundings) => ReactNode);
}

export interface LayoutShellEvents {
  /** The session said who is here. The user id is read only for those who are not guests. */
  readonly 'user-known': { readonly guest: boolean; readonly userId: string | null };
}

export type LayoutShellProps = WidgetProps<
  LayoutShellAdapter,
  typeof layoutShellMessages,
  LayoutShellEvents,
  LayoutShellSlots
> & {
  /** A named layout; an unknown name is the plain one. */
  readonly layout?: LayoutName;
  /** What the site notice says; `{date}` stands where the date goes, else it follows the text. No text, no notice. */
  readonly noticeText?: string;
  /** The notice's calendar date, `YYYY-MM-DD`. The notice stays when it has passed (decision 23). */
  readonly noticeDate?: string;
  /** Where *Visit* leads: https, `/path`, `#anchor`, `mailto:` or `tel:`; anything else is no link. */
  readonly visitURL?: string;
  readonly logoSrc?: string;
  /** The logo's name, shown in its place when the image does not load. */
  readonly logoAlt?: string;
  /** The routed content. */
  readonly children?: ReactNode;
};
