/** A column of a document. Numbers are at its right edge. */
export interface DocumentColumn {
  readonly label: string;
  readonly isNumber?: boolean;
}

/** A row of a document: a text for each column. A strong row has a line above it. */
export interface DocumentRow {
  readonly cells: readonly string[];
  readonly isStrong?: boolean;
}

/** A document with texts in one language, ready to be drawn. */
export interface TradeDocument {
  /** IETF language tag of the texts. */
  readonly language: string;
  readonly title: string;
  /** Name and address of the shop; empty for none. */
  readonly issuer: readonly string[];
  readonly billTo: { readonly label: string; readonly lines: readonly string[] };
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly columns: readonly DocumentColumn[];
  readonly rows: readonly DocumentRow[];
  /** Text below each page, from the number of the page and that of all pages. */
  readonly pageLabel: (page: number, pages: number) => string;
}

/** Draws a document as a PDF file. */
export type DrawDocument = (document: TradeDocument) => Promise<Buffer>;
