/** The line an element stands in. */
export const lineOf = (element: Element): string => element.closest<HTMLElement>('.tf-cart-line')?.dataset.line ?? '';
