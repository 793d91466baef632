/** A property of one element of the page that differs from a page without the library. */
export interface PageChange {
  /** The element by its tag, with the pseudo-element. */
  readonly element: string;
  readonly property: string;
  readonly alone: string;
  readonly found: string;
}

/** All computed values of the page's own elements, attributes of its root elements, and its adopted stylesheets. */
export interface PageReading {
  readonly styles: readonly { readonly element: string; readonly values: readonly string[] }[];
  /** Attributes of the root elements, and the children of the body. */
  readonly marks: readonly string[];
}

/** Pseudo-elements, by the elements that have them. */
const pseudoElements = {
  '::before': '*',
  '::after': '*',
  '::marker': 'li, summary',
  '::placeholder': 'input, textarea',
  '::file-selector-button': '[type=file]',
  '::backdrop': 'dialog, [popover]',
  '::selection': 'html, body, p',
};

/**
 * Compared with all stylesheets enabled, generated content included. The only names that the library may add are its
 * own tokens.
 */
const properties = [...getComputedStyle(document.documentElement)].filter((property) => !property.startsWith('--tf-'));

/** Of a pseudo-element that isn't rendered, only that fact. */
function valuesOf(element: Element, pseudo: string): readonly string[] {
  const style = getComputedStyle(element, pseudo === '' ? null : pseudo);
  const isDrawn = !/^::(before|after)$/.test(pseudo) || style.content !== 'none';
  return isDrawn ? properties.map((property) => style.getPropertyValue(property)) : [];
}

/** An empty attribute may remain where a style was removed. */
const attributesOf = (element: Element) =>
  [...element.attributes].flatMap(({ name, value }) => (value === '' ? [] : [`${name}=${value}`])).sort();

const nameOf = (element: Element) =>
  `${element.tagName.toLowerCase()}${element.matches('input') ? `[type=${element.getAttribute('type')}]` : ''}`;

/** The page's own elements, its root elements included. */
const pageElements = () => [document.documentElement, document.body, ...document.querySelectorAll('#host, #host *')];

export function readPage(): PageReading {
  return {
    styles: pageElements().flatMap((element) =>
      [
        '',
        ...Object.entries(pseudoElements).flatMap(([pseudo, having]) => (element.matches(having) ? [pseudo] : [])),
      ].map((pseudo) => ({ element: `${nameOf(element)}${pseudo}`, values: valuesOf(element, pseudo) })),
    ),
    marks: [
      ...pageElements().map((element) => `${nameOf(element)} ${attributesOf(element).join(' ')}`),
      ...[...document.body.children, ...document.head.children].map(
        ({ outerHTML }) => /^<[^>]*>/.exec(outerHTML)?.[0] ?? '',
      ),
      `${document.adoptedStyleSheets.length} adopted sheets`,
    ],
  };
}

export function changesOfPage(alone: PageReading, found: PageReading): readonly PageChange[] {
  const counts = [alone, found].map(({ styles }) => String(styles.length));
  if (counts[0] !== counts[1])
    return [{ element: 'page', property: 'elements', alone: counts[0] ?? '', found: counts[1] ?? '' }];
  return alone.styles.flatMap(({ element, values }, at) => {
    const now = found.styles[at]?.values ?? values;
    if (values.length !== now.length)
      return [{ element, property: 'content', alone: String(values.length > 0), found: String(now.length > 0) }];
    return values.flatMap((before, index) => {
      const [property = '', after = ''] = [properties[index], now[index]];
      return before === after ? [] : [{ element, property, alone: before, found: after }];
    });
  });
}
