// Loaded before a page's script if the address has `?count=1`: timings are measured without it.
import { takeDrawn } from './count-renders';

declare global {
  interface Window {
    /** Number of components that React has rendered since the last call. */
    benchDrawn?: () => number;
  }
}

window.benchDrawn = () => takeDrawn().length;
