const controls = 'input:not([type=hidden]), select, textarea, button, [tabindex]';

/** A group of radio buttons takes the focus at the one that is chosen. */
function isPassedBy(element: HTMLElement, scope: Element): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false;
  return [...scope.querySelectorAll<HTMLInputElement>('input[type=radio]:checked:not(:disabled)')].some(
    ({ name, form }) => name === element.name && form === element.form,
  );
}

/** The first control inside `scope` that takes the focus by Tab, or null. Links are left out: they lead away. */
export function firstControl(scope: Element | null): HTMLElement | null {
  if (scope === null) return null;
  for (const element of scope.querySelectorAll<HTMLElement>(controls)) {
    if (
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility() &&
      !isPassedBy(element, scope)
    )
      return element;
  }
  return null;
}
