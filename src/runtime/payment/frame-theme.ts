/** The values of the page's look that fields in a frame may follow. They say nothing of who is here. */
const tokens = {
  text: 'use-text',
  'text-2': 'use-text-2',
  'text-3': 'use-text-3',
  surface: 'use-surface',
  control: 'use-control',
  accent: 'use-accent',
  focus: 'use-focus',
  critical: 'use-critical',
  'critical-text': 'use-critical-text',
  'radius-2': 'radius-2',
  'control-h': 'use-control-h',
} as const;

/** How the page looks where the fields are to stand, by token, with the type that is inherited there. */
export function readFrameTheme(slot: HTMLElement): Readonly<Record<string, string>> {
  const style = slot.ownerDocument.defaultView?.getComputedStyle(slot);
  if (style === undefined) return {};
  const values = Object.entries(tokens).map(([name, drawn]) => [name, style.getPropertyValue(`--tf-${drawn}`).trim()]);
  return Object.fromEntries([...values, ['font-family', style.fontFamily], ['color-scheme', style.colorScheme]]);
}
