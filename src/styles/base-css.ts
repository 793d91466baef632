export { default as baseCss } from './base.css?inline';
