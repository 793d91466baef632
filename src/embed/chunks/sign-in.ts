// Written by `npm run sync` from the folders and contracts of src.
import type { WidgetShape } from '../embed.types';

export { SignIn as Widget } from '../../widgets/sign-in/sign-in.widget';
export { default as sheet } from '../../widgets/sign-in/sign-in.css?inline';
export const shape: WidgetShape = {
  attributes: {
    'sign-in-url': ['signInURL', 'url'],
    'return-to': ['returnTo', 'text'],
    'return-parameter': ['returnParameter', 'text'],
    reason: ['reason', 'text'],
    'heading-level': ['headingLevel', 'number'],
  },
  regions: ['header', 'form', 'footer'],
  render: [],
};
