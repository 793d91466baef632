/**
 * Stylesheet for dialogs and selects. Separate from the widgets' stylesheets in a build, because widgets of a page
 * share it.
 */
export { default as overlaySheet } from '../styles/overlays.css?inline';
