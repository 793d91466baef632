// Loaded before a page's own script when its address asks for it (`?count=1`): timings are taken without.
import { takeDrawn } from './count-renders';

declare global {
  interface Window {
    /** How many components React has called since this was asked last. */
    benchDrawn?: () => number;
  }
}

window.benchDrawn = () => takeDrawn().length;
