/** Dialog and select, which no widget's own sheet has in a build: widgets of one page share it. */
export { default as overlaySheet } from '../styles/overlays.css?inline';
