// Written by `npm run sync` from the folders and contracts of src.
import type { WidgetShape } from '../embed.types';

export { SelfRegister as Widget } from '../../widgets/self-register/self-register.widget';
export { default as sheet } from '../../widgets/self-register/self-register.css?inline';
export const shape: WidgetShape = {
  attributes: {
    'home-url': ['homeURL', 'url'],
    'sign-in-url': ['signInURL', 'url'],
    'password-reset-url': ['passwordResetURL', 'url'],
    'app-store-ios': ['appStoreIos', 'url'],
    'app-store-android': ['appStoreAndroid', 'url'],
    'heading-level': ['headingLevel', 'number'],
  },
  regions: ['header', 'footer'],
  render: [],
};
