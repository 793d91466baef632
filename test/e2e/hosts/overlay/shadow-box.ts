/** Attaches a shadow root with the library's stylesheet to an element, and returns the container in it. */
export function shadowBox(host: HTMLElement): HTMLElement {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const known = root.querySelector<HTMLElement>('div');
  if (known) return known;
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = '/styles.css';
  const inner = document.createElement('div');
  root.append(sheet, inner);
  return inner;
}
