const made = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Returns the document's shared stylesheet for a text, so that a hundred elements parse it once. */
function sheetOf(document: Document, text: string): CSSStyleSheet {
  const known = made.get(document) ?? new Map<string, CSSStyleSheet>();
  made.set(document, known);
  const present = known.get(text);
  if (present) return present;
  // A document can adopt only stylesheets that its own window constructed.
  const sheet = new (document.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(text);
  known.set(text, sheet);
  return sheet;
}

/** Adds stylesheets to a root, unless it already has them. */
export function adoptIntoRoot(root: DocumentOrShadowRoot, document: Document, texts: readonly string[]): void {
  for (const text of texts.filter((known) => known !== '')) {
    const sheet = sheetOf(document, text);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }
}

/**
 * Adds stylesheets to a node's root and to its document, unless they already have them: design tokens inherit from the
 * document, and overlays render there. Adopted stylesheets need no exception in a content security policy.
 */
export function adoptStylesheets(node: Node, texts: readonly string[]): void {
  const document = node.ownerDocument ?? window.document;
  const root = node.getRootNode();
  adoptIntoRoot(document, document, texts);
  if (root instanceof ShadowRoot) adoptIntoRoot(root, document, texts);
}
