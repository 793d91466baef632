export { default as baseSheet } from '../styles/base.css?inline';
