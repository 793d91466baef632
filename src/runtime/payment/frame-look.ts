/** The values of the page's look that fields in a frame may follow. They say nothing of who is here. */
const tokens = [
  'text', 'text-2', 'text-3', 'surface', 'control', 'accent', 'focus', 'critical', 'critical-text', 'radius-2', 'control-h',
] as const;

/** How the page looks where the fields are to stand, by token, with the type that is inherited there. */
export function frameLook(slot: HTMLElement): Readonly<Record<string, string>> {
  const style = slot.ownerDocument.defaultView?.getComputedStyle(slot);
  if (style === undefined) return {};
  const values = tokens.map((name) => [name, style.getPropertyValue(`--tf-${name}`).trim()]);
  return Object.fromEntries([...values, ['font-family', style.fontFamily], ['color-scheme', style.colorScheme]]);
}
