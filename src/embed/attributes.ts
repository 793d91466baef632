import type { AttributeKind } from '../runtime/contract';

/** True for an attribute without a value, as in `<tradefront-cart compact>`, and for any text except `false`. */
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

/** Converts the text of an attribute to its property's value; undefined if the text is missing or invalid. */
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
