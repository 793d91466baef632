// Written by `npm run sync` from the folders and contracts of src.
import type { WidgetShape } from '../embed.types';

export { ResendActivation as Widget } from '../../widgets/resend-activation/resend-activation.widget';
export { default as sheet } from '../../widgets/resend-activation/resend-activation.css?inline';
export const shape: WidgetShape = {
  attributes: {
    custservnumber: ['custservnumber', 'text'],
    background: ['background', 'text'],
    'sign-in-url': ['signInURL', 'url'],
    'register-url': ['registerURL', 'url'],
    'app-store-ios': ['appStoreIos', 'url'],
    'app-store-android': ['appStoreAndroid', 'url'],
    'heading-level': ['headingLevel', 'number'],
  },
  regions: ['header', 'top', 'bottom'],
  render: [],
};
