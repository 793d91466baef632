const controls = 'input:not([type=hidden]), select, textarea, button, [tabindex]';

/** True for radio buttons that Tab skips: a group has one tab stop, the checked button. */
function isPassedBy(element: HTMLElement, scope: Element): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false;
  return [...scope.querySelectorAll<HTMLInputElement>('input[type=radio]:checked:not(:disabled)')].some(
    ({ name, form }) => name === element.name && form === element.form,
  );
}

/**
 * Returns the first control inside `scope` that Tab reaches, or null. Links are skipped, because they navigate away.
 */
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
