/** The address of an SVG document, as an image takes it: what would end or change the address is encoded, the rest stays short. */
export const svgAddress = (document: string): string =>
  `data:image/svg+xml,${document.replace(/[^ -~]|[%#<>"]/gu, (sign) => encodeURIComponent(sign))}`;

/** A picture as the address of its data. */
export const svg = (width: number, height: number, body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`)}`;

/** A text inside a document. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
