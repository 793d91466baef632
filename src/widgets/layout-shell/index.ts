'use client';

export { layoutShellContract } from './layout-shell.contract';
export { layoutShellMessages } from './layout-shell.messages';
export { COMMERCE_LAYOUT_1 } from './layout-shell.rules';
export type {
  FormSurroundings,
  LayoutName,
  LayoutShellAdapter,
  LayoutShellEvents,
  LayoutShellProps,
  LayoutShellSlots,
  ShellRegion,
  ShellUser,
} from './layout-shell.types';
export { CommerceLayout1, type CommerceLayout1Props, LayoutShell } from './layout-shell.widget';
export { LogoImage, type LogoImageProps, ResponsiveImage, type ResponsiveImageProps } from './parts/layout-blocks';
export { SiteNotice, type SiteNoticeProps } from './parts/site-notice';
export { SpacerLine, type SpacerLineProps } from './parts/layout-blocks';
