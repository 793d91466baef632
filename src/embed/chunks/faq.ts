// Written by `npm run sync` from the folders and contracts of src.
export { Faq as Widget } from '../../widgets/faq/faq.widget';
export { default as sheet } from '../../widgets/faq/faq.css?inline';
