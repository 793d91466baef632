// Written by `npm run sync` from the folders and contracts of src.
export { LayoutShell as Widget } from '../../widgets/layout-shell/layout-shell.widget';
export { default as sheet } from '../../widgets/layout-shell/layout-shell.css?inline';
