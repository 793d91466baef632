import type { ReactNode } from 'react';
import type { Needs } from '../../ports';
import type { WidgetProps } from '../common/common.types';
import type { Slot } from '../common/slots';
import type { layoutShellMessages } from './layout-shell.messages';
import type { COMMERCE_LAYOUT_1 } from './layout-shell.rules';

/** Adapter methods that the layout uses, where available, to identify the user. */
export type LayoutShellAdapter = Needs<never, 'session.isGuest' | 'session.user'>;

/** Names of the layouts. */
export type LayoutName = typeof COMMERCE_LAYOUT_1;

/** The user, as far as it is known. The page renders in each of these states. */
export type ShellUser =
  | { readonly status: 'loading' }
  | { readonly status: 'guest' }
  /** `userId` is null if the host has no session port that provides it. */
  | { readonly status: 'signed-in'; readonly userId: string | null; readonly firstName: string | null }
  | { readonly status: 'ended' }
  | { readonly status: 'failed'; readonly tryAgain: () => void };

/** Content of a region, or a function of the user. Undefined, null and false leave the region out. */
export type ShellRegion = Slot<{ readonly user: ShellUser }>;

/** Blocks that `commerce_Layout_1` renders around the resend form, for a form that positions them itself. */
export interface FormSurroundings {
  /** Spacer line, logo, spacer line and notice, in this order. */
  readonly above: ReactNode;
  /** The link *Visit*. */
  readonly below: ReactNode;
}

export interface LayoutShellSlots {
  /** Header content. `commerce_Layout_1` renders its own header. */
  readonly header?: ShellRegion;
  readonly announcement?: ShellRegion;
  /** The routed content; renders after `children`. */
  readonly content?: ShellRegion;
  readonly footer?: ShellRegion;
  /** Resend form of `commerce_Layout_1`: a node, or a function that positions the blocks around it. */
  readonly form?: Slot<FormSurroundings>;
}

export interface LayoutShellEvents {
  /** The session has identified the user. The user id is read only for users who are not guests. */
  readonly 'session-ready': { readonly isGuest: boolean; readonly userId: string | null };
}

export type LayoutShellProps = WidgetProps<
  LayoutShellAdapter,
  typeof layoutShellMessages,
  LayoutShellEvents,
  LayoutShellSlots
> & {
  /** Name of a layout. An unknown name gives the default layout. */
  readonly layout?: LayoutName;
  /**
   * Text of the site notice. `{date}` marks the position of the date, which otherwise follows the text. Without text
   * there is no notice.
   */
  readonly noticeText?: string;
  /** Calendar date of the notice, `YYYY-MM-DD`. The notice stays after that date (decision 23). */
  readonly noticeDate?: string;
  /** URL of *Visit*: https, `/path`, `#anchor`, `mailto:` or `tel:`. Any other value renders no link. */
  readonly visitURL?: string;
  /** Address of the logo. */
  readonly logoSrc?: string;
  /** Alternative text of the logo, also shown if the image does not load. */
  readonly logoAlt?: string;
  /** The routed content. */
  readonly children?: ReactNode;
};
