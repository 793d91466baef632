/** How long the browser may take to begin with a file, in milliseconds, before its address is taken back. */
const BEGUN = 60_000;

/** Hands the reader a file made in the page. Nothing is sent anywhere. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const href = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), BEGUN);
}
