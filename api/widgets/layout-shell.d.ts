import { c as LayoutShellProps, l as layoutShellMessages } from 'shared/layout-shell.model';
export { C as COMMERCE_LAYOUT_1, F as FormSurroundings, L as LayoutName, a as LayoutShellAdapter, b as LayoutShellEvents, d as LayoutShellSlots, S as ShellRegion, e as ShellUser } from 'shared/layout-shell.model';
import * as react from 'react';
import { ReactNode } from 'react';
import { ImageFit } from '../rules.js';
import { MessageOverrides } from '../index.js';
import 'shared/ports';
import 'shared/activation';
import 'shared/common.types';
import 'shared/locale-pack';

/** The frame of a page (spec §2): skip links, header, announcement, content and footer; and `commerce_Layout_1`. */
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

/** The frame of a page: skip links, landmarks, the site notice and who is here. */
declare const LayoutShell: react.ComponentType<LayoutShellProps>;
/** What `CommerceLayout1` takes: its header is made of logo, notice and form. */
type CommerceLayout1Props = Omit<LayoutShellProps, 'layout'>;
/** The page layout `commerce_Layout_1`: the resend form in its header slot, around it what the specification says (§2). */
declare const CommerceLayout1: (props: CommerceLayout1Props) => react.JSX.Element;

interface LogoImageProps {
    /** https, a path of the same site or an image data URI (decision 32). */
    readonly src?: string;
    /** The logo's name; stands in its place when the image does not load. Empty for one that only decorates. */
    readonly alt?: string;
    /** Default `eager` (decision 36). */
    readonly loading?: 'eager' | 'lazy';
}
/** The layout's logo: cover fit, the full width, 50 high, centered (spec §2). */
declare function LogoImage({ src, alt, loading }: LogoImageProps): react.JSX.Element | null;

interface ResponsiveImageProps {
    /** The plain address: what shows without `sourceFor`, and when the other widths do not load (spec §8). */
    readonly src: string;
    /** The address of the image in a width, in pixels: asked for 640, 960 and 1920 (spec §9). */
    readonly sourceFor?: (width: number) => string;
    /** Empty for an image that only decorates. */
    readonly alt: string;
    /** Default `cover`. */
    readonly fit?: ImageFit;
    /** Width it is drawn at, in pixels: 100 at least. Default: all there is. */
    readonly width?: number;
    /** Height it is drawn at, in pixels. Applies only with cover fit (spec §9). */
    readonly height?: number;
    /** Default `eager` (decision 36). */
    readonly loading?: 'eager' | 'lazy';
    /** Drawn when no address loads. */
    readonly fallback?: ReactNode;
}
/** An image in the width a screen asks for. */
declare function ResponsiveImage(props: ResponsiveImageProps): react.JSX.Element;

interface SiteNoticeProps {
    /** What it says; `{date}` stands where the date goes, else it follows the text. Without it there is no notice. */
    readonly text: string | undefined;
    /** The calendar date it names, `YYYY-MM-DD`, written out in the locale. It stays when the date has passed. */
    readonly date?: string;
    /** Where *Visit* leads; left out by layouts that have the link elsewhere (decision 23). */
    readonly url?: string;
    readonly messages?: MessageOverrides<typeof layoutShellMessages>;
    readonly id?: string;
}
/** The site notice (spec §2): bold, centered, on light red, with its own underlined *Visit*. Stands in any `tf-root`. */
declare function SiteNotice({ text, date, url, messages, id }: SiteNoticeProps): react.JSX.Element | null;

interface SpacerLineProps {
    /** Height in pixels. Default 40 (spec §9). */
    readonly size?: number;
    /** Width in per cent. Default 100 (spec §9). */
    readonly width?: number;
}
/** An empty block that keeps its place and paints nothing, in forced colors too (decision 24). */
declare function SpacerLine({ size, width }: SpacerLineProps): react.JSX.Element;

export { CommerceLayout1, LayoutShell, LayoutShellProps, LogoImage, ResponsiveImage, SiteNotice, SpacerLine, layoutShellContract, layoutShellMessages };
export type { CommerceLayout1Props, LogoImageProps, ResponsiveImageProps, SiteNoticeProps, SpacerLineProps };
