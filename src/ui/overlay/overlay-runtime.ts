/** Everything that needs Radix, behind the one dynamic import of `load-runtime`. Import nothing from here directly. */
export { DialogLayer } from '../dialog/dialog-layer';
export { SelectList } from '../select/select-list';
