/** A question and its answer. Adapters decode entities and reduce rich text: both are plain text here. */
export interface FaqItem {
  readonly id: string;
  readonly category: string;
  readonly question: string;
  readonly answer: string;
}
