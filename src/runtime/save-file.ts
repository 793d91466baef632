/** Milliseconds until the file's object URL is revoked; the browser needs it to start the download. */
const REVOKE_AFTER_MS = 60_000;

/** Downloads a file that was created in the page. Sends nothing to a server. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const href = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_AFTER_MS);
}
