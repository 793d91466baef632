// Written by `npm run sync` from the folders and contracts of src.
export { ResendActivation as Widget } from '../../widgets/resend-activation/resend-activation.widget';
export { default as sheet } from '../../widgets/resend-activation/resend-activation.css?inline';
