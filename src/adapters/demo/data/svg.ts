/** Data URI of an SVG document; encodes only the characters that would end or change the URI. */
export const svgAddress = (document: string): string =>
  `data:image/svg+xml,${document.replace(/[^ -~]|[%#<>"]/gu, (sign) => encodeURIComponent(sign))}`;

/** An SVG image as a data URI. */
export const svg = (width: number, height: number, body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`)}`;

/** Escapes a text for an SVG document. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
