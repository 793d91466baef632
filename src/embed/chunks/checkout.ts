// Written by `npm run sync` from the folders and contracts of src.
export { Checkout as Widget } from '../../widgets/checkout/checkout.widget';
export { default as sheet } from '../../widgets/checkout/checkout.css?inline';
