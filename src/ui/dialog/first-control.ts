const controls = 'input:not([type=hidden]), select, textarea, button, [tabindex]';

/** The first control inside `scope` that takes the focus by Tab, or null. Links are left out: they lead away. */
export function firstControl(scope: Element | null): HTMLElement | null {
  for (const element of scope?.querySelectorAll<HTMLElement>(controls) ?? []) {
    if (element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility()) return element;
  }
  return null;
}
