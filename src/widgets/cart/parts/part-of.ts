/** The key of the part of a long cart that an element stands in. */
export const partOf = (element: Element): number => Number(element.closest<HTMLElement>('.tf-cart-part')?.dataset.part);
