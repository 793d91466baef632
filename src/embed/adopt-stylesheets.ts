const made = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** The one sheet of a text in a document: roots share it, so that a hundred elements parse it once. */
function sheetOf(document: Document, text: string): CSSStyleSheet {
  const known = made.get(document) ?? new Map<string, CSSStyleSheet>();
  made.set(document, known);
  const present = known.get(text);
  if (present) return present;
  // A document adopts only sheets made in its own window.
  const sheet = new (document.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(text);
  known.set(text, sheet);
  return sheet;
}

/** Gives sheets to one root, each once. */
export function adoptIntoRoot(root: DocumentOrShadowRoot, document: Document, texts: readonly string[]): void {
  for (const text of texts.filter((known) => known !== '')) {
    const sheet = sheetOf(document, text);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }
}

/**
 * Gives sheets to the root a node stands in, each once, and to its document: tokens are inherited from there, and
 * dialogs and lists are drawn there. Adopted sheets need no leave of a content security policy.
 */
export function adoptStylesheets(node: Node, texts: readonly string[]): void {
  const document = node.ownerDocument ?? window.document;
  const root = node.getRootNode();
  adoptIntoRoot(document, document, texts);
  if (root instanceof ShadowRoot) adoptIntoRoot(root, document, texts);
}
