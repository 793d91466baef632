import { c as LayoutShellProps } from 'shared/layout-shell.rules';
export { C as COMMERCE_LAYOUT_1, F as FormSurroundings, L as LayoutName, a as LayoutShellAdapter, b as LayoutShellEvents, d as LayoutShellSlots, S as ShellRegion, e as ShellUser, l as layoutShellContract } from 'shared/layout-shell.rules';
import { l as layoutShellMessages } from 'shared/layout-shell.messages';
import * as react from 'react';
import { ReactNode } from 'react';
import { ImageFit } from '../rules.js';
import { MessageOverrides } from '../index.js';
import 'shared/ports';
import 'shared/activation';
import 'shared/problem';
import 'shared/common.types';

/** The frame of a page: skip links, landmarks, the site notice and who is here. */
declare const LayoutShell: react.ComponentType<LayoutShellProps>;
/** What `CommerceLayout1` takes: its header is made of logo, notice and form. */
type CommerceLayout1Props = Omit<LayoutShellProps, 'layout'>;
/** The page layout `commerce_Layout_1`: the resend form in its header slot, around it the notice and the spacer lines. */
declare const CommerceLayout1: (props: CommerceLayout1Props) => react.JSX.Element;

interface LogoImageProps {
    /** https, a path of the same site or an image data URI. */
    readonly src?: string;
    /** The logo's name; stands in its place when the image does not load. Empty for one that only decorates. */
    readonly alt?: string;
    /** Default `eager`. */
    readonly loading?: 'eager' | 'lazy';
}
/** The layout's logo: cover fit, the full width, 50 high, centered. */
declare function LogoImage({ src, alt, loading }: LogoImageProps): react.JSX.Element | null;

interface ResponsiveImageProps {
    /** The plain address: what shows without `sourceFor`, and when the other widths do not load. */
    readonly src: string;
    /** The address of the image in a width, in pixels: asked for 640, 960 and 1920. */
    readonly sourceFor?: (width: number) => string;
    /** Empty for an image that only decorates. */
    readonly alt: string;
    /** Default `cover`. */
    readonly fit?: ImageFit;
    /** Width it is drawn at, in pixels: 100 at least. Default: all there is. */
    readonly width?: number;
    /** Height it is drawn at, in pixels. Applies only with cover fit. */
    readonly height?: number;
    /** Default `eager`. */
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
    /** Where *Visit* leads; left out by layouts that have the link elsewhere. */
    readonly url?: string;
    readonly messages?: MessageOverrides<typeof layoutShellMessages>;
    readonly id?: string;
}
/** The site notice: bold, centered, on light red, with its own underlined *Visit*. Stands in any `tf-root`. */
declare function SiteNotice({ text, date, url, messages: overrides, id }: SiteNoticeProps): react.JSX.Element | null;

interface SpacerLineProps {
    /** Height in pixels. Default 40. */
    readonly size?: number;
    /** Width in per cent. Default 100. */
    readonly width?: number;
}
/** An empty block that keeps its place and paints nothing, in forced colors too. */
declare function SpacerLine({ size, width }: SpacerLineProps): react.JSX.Element;

export { CommerceLayout1, LayoutShell, LayoutShellProps, LogoImage, ResponsiveImage, SiteNotice, SpacerLine, layoutShellMessages };
export type { CommerceLayout1Props, LogoImageProps, ResponsiveImageProps, SiteNoticeProps, SpacerLineProps };
