/** A success criterion of WCAG 2.2. */
export interface Criterion {
  readonly number: string;
  readonly name: string;
  readonly level: 'A' | 'AA';
  /** Test files outside of the stories that check it, with a text that the tests' names contain. */
  readonly tests?: readonly { readonly file: string; readonly name: string }[];
}

const a = (number: string, name: string, ...tests: NonNullable<Criterion['tests']>): Criterion => ({
  number,
  name,
  level: 'A',
  tests,
});
const aa = (...args: Parameters<typeof a>): Criterion => ({ ...a(...args), level: 'AA' });

const orderByKeyboard = { file: 'test/e2e/main/order-placement.test.ts', name: 'by keyboard alone' };
const accountByKeyboard = { file: 'test/e2e/wallet.test.ts', name: 'by keyboard alone' };
const spoken = { file: 'test/dom/widgets/spoken.test.tsx', name: 'is announced' };
const problems = { file: 'test/dom/ui/form.test.tsx', name: 'lists them and moves the focus to the list' };
const offlineBar = { file: 'test/e2e/layout-shift-notices.test.ts', name: 'not under the bar' };

/** The success criteria of WCAG 2.2 of levels A and AA, without 4.1.1, which version 2.2 removed. */
export const criteria: readonly Criterion[] = [
  a('1.1.1', 'Non-text Content'),
  a('1.2.1', 'Audio-only and Video-only (Prerecorded)'),
  a('1.2.2', 'Captions (Prerecorded)'),
  a('1.2.3', 'Audio Description or Media Alternative (Prerecorded)'),
  aa('1.2.4', 'Captions (Live)'),
  aa('1.2.5', 'Audio Description (Prerecorded)'),
  a('1.3.1', 'Info and Relationships'),
  a('1.3.2', 'Meaningful Sequence'),
  a('1.3.3', 'Sensory Characteristics'),
  aa('1.3.4', 'Orientation'),
  aa('1.3.5', 'Identify Input Purpose'),
  a('1.4.1', 'Use of Color'),
  a('1.4.2', 'Audio Control'),
  aa('1.4.3', 'Contrast (Minimum)'),
  aa('1.4.4', 'Resize Text'),
  aa('1.4.5', 'Images of Text'),
  aa('1.4.10', 'Reflow'),
  aa('1.4.11', 'Non-text Contrast'),
  aa('1.4.12', 'Text Spacing'),
  aa('1.4.13', 'Content on Hover or Focus'),
  a('2.1.1', 'Keyboard', orderByKeyboard, accountByKeyboard),
  a('2.1.2', 'No Keyboard Trap', accountByKeyboard),
  a('2.1.4', 'Character Key Shortcuts'),
  a('2.2.1', 'Timing Adjustable'),
  a('2.2.2', 'Pause, Stop, Hide'),
  a('2.3.1', 'Three Flashes or Below Threshold'),
  a('2.4.1', 'Bypass Blocks'),
  a('2.4.2', 'Page Titled'),
  a('2.4.3', 'Focus Order', orderByKeyboard),
  a('2.4.4', 'Link Purpose (In Context)'),
  aa('2.4.5', 'Multiple Ways'),
  aa('2.4.6', 'Headings and Labels'),
  aa('2.4.7', 'Focus Visible', orderByKeyboard),
  aa('2.4.11', 'Focus Not Obscured (Minimum)', offlineBar),
  a('2.5.1', 'Pointer Gestures'),
  a('2.5.2', 'Pointer Cancellation'),
  a('2.5.3', 'Label in Name'),
  a('2.5.4', 'Motion Actuation'),
  aa('2.5.7', 'Dragging Movements'),
  aa('2.5.8', 'Target Size (Minimum)'),
  a('3.1.1', 'Language of Page'),
  aa('3.1.2', 'Language of Parts'),
  a('3.2.1', 'On Focus'),
  a('3.2.2', 'On Input'),
  aa('3.2.3', 'Consistent Navigation'),
  aa('3.2.4', 'Consistent Identification'),
  a('3.2.6', 'Consistent Help'),
  a('3.3.1', 'Error Identification', problems),
  a('3.3.2', 'Labels or Instructions'),
  aa('3.3.3', 'Error Suggestion'),
  aa('3.3.4', 'Error Prevention (Legal, Financial, Data)'),
  a('3.3.7', 'Redundant Entry'),
  aa('3.3.8', 'Accessible Authentication (Minimum)'),
  a('4.1.2', 'Name, Role, Value'),
  aa('4.1.3', 'Status Messages', spoken),
];
