export { default as baseCss } from '../styles/base.css?inline';
