import { hits } from '../faq.rules';

/** A text with what the search hit marked in it. */
export const MarkedText = ({ text, search }: { readonly text: string; readonly search: string }) =>
  hits(text, search).map(({ text: part, hit }, at) => (hit ? <mark key={at}>{part}</mark> : part));
