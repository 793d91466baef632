import type { ComponentProps } from 'react';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import type * as Notes from './quantity-notes';

const notes = /* @__PURE__ */ lazyModule(() => import('./quantity-notes'));

/** Fetches what is said of quantities: for the focus of a field. */
export const prefetchNotes = notes.prefetch;

/** The message of a quantity's problem; the field is marked before it is here. */
export function LazyQuantityText(props: ComponentProps<typeof Notes.QuantityText>) {
  const Text = notes.useModule()?.QuantityText;
  return Text ? <Text {...props} /> : null;
}

/** The question about an unusual quantity. */
export function LazyUnusualQuestion(props: ComponentProps<typeof Notes.UnusualQuestion>) {
  const Question = notes.useModule()?.UnusualQuestion;
  return Question ? <Question {...props} /> : null;
}

/** The way to the quantities that a region waits for. */
export function LazyOpenNote(props: ComponentProps<typeof Notes.OpenNote>) {
  const Note = notes.useModule()?.OpenNote;
  return Note ? <Note {...props} /> : null;
}
