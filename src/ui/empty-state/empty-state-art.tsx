/** The glyph on the crate, by kind of empty state. */
const glyphs = {
  plus: 'M80 12v12M74 18h12',
  search: 'M83 17a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0ZM82 20.5l4 4',
  alert: 'M80 12v7M80 23.5v.1',
  lock: 'M75.5 17.5h9v6h-9ZM77 17v-1.6a3 3 0 0 1 6 0V17',
  arrow: 'M74.5 18h11M81.5 13.5 86 18l-4.5 4.5',
  check: 'm74.5 18.5 4 4 7-8',
  clock: 'M80 12v6.5l4.5 2.5',
} as const;

/** Name of a glyph on the crate. */
export type EmptyStateGlyph = keyof typeof glyphs;

/** Drawing of an empty crate with a glyph. */
export function EmptyStateArt({ glyph }: { readonly glyph: EmptyStateGlyph }) {
  return (
    <svg
      className="tf-empty-state-art"
      viewBox="0 0 104 72"
      aria-hidden="true"
      focusable="false"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <ellipse cx="52" cy="64" rx="44" ry="4" fill="currentColor" fillOpacity=".18" />
      <path className="tf-empty-state-wall" d="M16 30h72l-5 33H21Z" stroke="currentColor" strokeWidth="2" />
      <path className="tf-empty-state-paper" d="M12 24h80v8H12Z" stroke="currentColor" strokeWidth="2" />
      <rect x="42" y="39" width="20" height="6" rx="3" fill="currentColor" fillOpacity=".5" />
      <circle className="tf-empty-state-paper" cx="80" cy="18" r="12" stroke="currentColor" strokeWidth="2" />
      <path className="tf-empty-state-sign" d={glyphs[glyph]} strokeWidth="2.4" />
    </svg>
  );
}
