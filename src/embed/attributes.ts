import type { AttributeKind } from '../runtime/contract';

/** `true`, also from `<tradefront-cart compact>`; only the word false says no. */
const toBoolean = (text: string): boolean => text.trim().toLowerCase() !== 'false';

const toNumber = (text: string): number | undefined => {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? undefined : number;
};

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The property that an attribute's text stands for; undefined when the text says nothing of the kind. */
export function readAttribute(text: string | null, as: AttributeKind): unknown {
  if (text === null) return undefined;
  switch (as) {
    case 'text':
      return text;
    case 'url':
      return text.trim();
    case 'number':
      return toNumber(text);
    case 'boolean':
      return toBoolean(text);
    case 'json':
      return toJson(text);
    default:
      return as satisfies never;
  }
}
