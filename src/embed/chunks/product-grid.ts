// Written by `npm run sync` from the folders and contracts of src.
export { ProductGrid as Widget } from '../../widgets/product-grid/product-grid.widget';
export { default as sheet } from '../../widgets/product-grid/product-grid.css?inline';
