// Written by `npm run sync` from the folders and contracts of src.
export { ProductDetails as Widget } from '../../widgets/product-details/product-details.widget';
export { default as sheet } from '../../widgets/product-details/product-details.css?inline';
