/** A code that left the picture this long ago counts again when it is back. */
const GONE_AFTER = 1200;

/** Tells a code that came into the picture from one that is still in it. */
export function createSightings() {
  const seen = new Map<string, number>();
  return {
    /** Codes to count, of those in the picture now. */
    fresh(codes: readonly string[], time: number): readonly string[] {
      const news = [...new Set(codes)].filter(
        (code) => code !== '' && time - (seen.get(code) ?? -Infinity) > GONE_AFTER,
      );
      for (const code of codes) seen.set(code, time);
      return news;
    },
  };
}
