/** Opens a shadow root on an element, with the library's sheet in it, and returns the element to draw into. */
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
