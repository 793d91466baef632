import type { WidgetContract } from '../../runtime/contract';

/** Page layout: skip links, header, announcement, content and footer; also the layout `commerce_Layout_1`. */
export const layoutShellContract = {
  name: 'layout-shell',
  element: 'tradefront-layout-shell',
  needs: [],
  uses: ['session.isGuest', 'session.user'],
  attributes: [
    { name: 'layout', prop: 'layout', as: 'text' },
    { name: 'notice-text', prop: 'noticeText', as: 'text' },
    { name: 'notice-date', prop: 'noticeDate', as: 'text' },
    { name: 'visit-url', prop: 'visitURL', as: 'url' },
    { name: 'logo-src', prop: 'logoSrc', as: 'url' },
    { name: 'logo-alt', prop: 'logoAlt', as: 'text' },
    { name: 'heading-level', prop: 'headingLevel', as: 'number' },
  ],
  events: { 'session-ready': {} },
  slots: { regions: ['header', 'announcement', 'content', 'footer', 'form'], items: [] },
  states: [
    'ready',
    'empty',
    'loading',
    'guest',
    'signed-in',
    'ended',
    'failed',
    'offline',
    'notice',
    'logo',
    'without-logo',
    'commerce-layout',
    'commerce-layout-with-content',
  ],
} as const satisfies WidgetContract;
