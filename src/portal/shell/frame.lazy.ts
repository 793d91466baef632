/** Lazy-loaded part of the frame: the dialog before unsaved input is lost, and the search for numbers. */
export { findNumber } from './find-number';
export { LeaveQuestion } from './leave-question';
