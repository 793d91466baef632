/**
 * Everything that needs Radix, loaded only by the dynamic import in `load-runtime`. Do not import from here directly.
 */
export { DialogLayer } from '../dialog/dialog-layer';
export { SelectList } from '../select/select-list';
