import { ReactNode } from 'react';
import { N as Needs } from 'shared/ports';
import { a as WidgetProps } from 'shared/common.types';
import { l as layoutShellMessages } from 'shared/layout-shell.messages';

/** The frame of a page: skip links, header, announcement, content and footer; and `commerce_Layout_1`. */
declare const layoutShellContract: {
    readonly name: "layout-shell";
    readonly element: "tradefront-layout-shell";
    readonly needs: readonly [];
    readonly uses: readonly ["session.isGuest", "session.user"];
    readonly attributes: readonly [{
        readonly name: "layout";
        readonly prop: "layout";
        readonly as: "text";
    }, {
        readonly name: "notice-text";
        readonly prop: "noticeText";
        readonly as: "text";
    }, {
        readonly name: "notice-date";
        readonly prop: "noticeDate";
        readonly as: "text";
    }, {
        readonly name: "visit-url";
        readonly prop: "visitURL";
        readonly as: "url";
    }, {
        readonly name: "logo-src";
        readonly prop: "logoSrc";
        readonly as: "url";
    }, {
        readonly name: "logo-alt";
        readonly prop: "logoAlt";
        readonly as: "text";
    }, {
        readonly name: "heading-level";
        readonly prop: "headingLevel";
        readonly as: "number";
    }];
    readonly events: {
        readonly 'user-known': {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "announcement", "content", "footer", "form"];
        readonly render: readonly [];
    };
    readonly states: readonly ["ready", "empty", "loading", "guest", "signed-in", "ended", "failed", "offline", "notice", "logo", "without-logo", "commerce-layout", "commerce-layout-with-content"];
};

/** What the layout asks of an adapter: who is here, where it can say. */
type LayoutShellAdapter = Needs<never, 'session.isGuest' | 'session.user'>;
/** The layouts that have a name. */
type LayoutName = typeof COMMERCE_LAYOUT_1;
/** Who is here, as far as the layout knows. The page stands in every one of these. */
type ShellUser = {
    readonly status: 'loading';
} | {
    readonly status: 'guest';
}
/** `userId` is null where the host has no session port that could say. */
 | {
    readonly status: 'signed-in';
    readonly userId: string | null;
    readonly firstName: string | null;
} | {
    readonly status: 'ended';
} | {
    readonly status: 'failed';
    readonly tryAgain: () => void;
};
/** What fills a region; a function gets who is here. Nothing, null and false leave the region out. */
type ShellRegion = ReactNode | ((user: ShellUser) => ReactNode);
/** What `commerce_Layout_1` puts around the resend form, for a form that stands beside a picture and places it itself. */
interface FormSurroundings {
    /** Spacer line, logo, spacer line, notice: in this order. */
    readonly above: ReactNode;
    /** The link *Visit*. */
    readonly below: ReactNode;
}
interface LayoutShellSlots {
    /** Stands in the header; `commerce_Layout_1` has its own header. */
    readonly header?: ShellRegion;
    readonly announcement?: ShellRegion;
    /** The routed content. `children` come first. */
    readonly content?: ShellRegion;
    readonly footer?: ShellRegion;
    /** The resend form of `commerce_Layout_1`: a node, or a function that places what stands around it. */
    readonly form?: ReactNode | ((around: FormSurroundings) => ReactNode);
}
interface LayoutShellEvents {
    /** The session said who is here. The user id is read only for those who are not guests. */
    readonly 'user-known': {
        readonly guest: boolean;
        readonly userId: string | null;
    };
}
type LayoutShellProps = WidgetProps<LayoutShellAdapter, typeof layoutShellMessages, LayoutShellEvents, LayoutShellSlots> & {
    /** A named layout; an unknown name is the plain one. */
    readonly layout?: LayoutName;
    /** What the site notice says; `{date}` stands where the date goes, else it follows the text. No text, no notice. */
    readonly noticeText?: string;
    /** The notice's calendar date, `YYYY-MM-DD`. The notice stays when it has passed. */
    readonly noticeDate?: string;
    /** Where *Visit* leads: https, `/path`, `#anchor`, `mailto:` or `tel:`; anything else is no link. */
    readonly visitURL?: string;
    readonly logoSrc?: string;
    /** The logo's name, shown in its place when the image does not load. */
    readonly logoAlt?: string;
    /** The routed content. */
    readonly children?: ReactNode;
};

/** The page layout that wraps routed content and has the resend form in its header slot. */
declare const COMMERCE_LAYOUT_1 = "commerce_Layout_1";

export { COMMERCE_LAYOUT_1, layoutShellContract };
export type { FormSurroundings, LayoutName, ShellRegion, LayoutShellAdapter, LayoutShellEvents, LayoutShellProps, LayoutShellSlots, ShellUser };
