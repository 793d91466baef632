// Written by `npm run sync` from the folders and contracts of src.
import type { WidgetShape } from '../embed.types';

export { Notifications as Widget } from '../../widgets/notifications/notifications.widget';
export { default as sheet } from '../../widgets/notifications/notifications.css?inline';
export { overlaySheet } from '../overlay-css';
export const shape: WidgetShape = {
  attributes: { 'heading-level': ['headingLevel', 'number'], 'reminders-shown-by': ['remindersShownBy', 'text'] },
  regions: ['header', 'footer', 'empty'],
  render: [],
};
