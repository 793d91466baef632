// Written by `npm run sync` from the folders and contracts of src.
import type { WidgetShape } from '../embed.types';

export { LayoutShell as Widget } from '../../widgets/layout-shell/layout-shell.widget';
export { default as sheet } from '../../widgets/layout-shell/layout-shell.css?inline';
export const shape: WidgetShape = {
  attributes: {
    layout: ['layout', 'text'],
    'notice-text': ['noticeText', 'text'],
    'notice-date': ['noticeDate', 'text'],
    'visit-url': ['visitURL', 'url'],
    'logo-src': ['logoSrc', 'url'],
    'logo-alt': ['logoAlt', 'text'],
    'heading-level': ['headingLevel', 'number'],
  },
  regions: ['header', 'announcement', 'content', 'footer', 'form'],
  render: [],
};
