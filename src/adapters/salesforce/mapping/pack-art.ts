import * as z from 'zod/mini';
import type { PackArt } from '../../../domain';

const text = z.string();
const maybe = z.optional(text);

const packArt = z.object({
  type: text,
  wrap: maybe,
  count: z.optional(z.number()),
  size: maybe,
  brand: z.object({
    name: text, tint: text, deep: text, ink: text, paper: text, liquid: text, mark: text, scheme: text,
    cap: maybe, glass: maybe, crate: maybe, clear: z.optional(z.boolean()),
  }),
});

/** A drawing from its JSON; null for anything else. */
export function packArtOf(json: string | null): PackArt | null {
  if (json === null) return null;
  try {
    return z.parse(packArt, JSON.parse(json));
  } catch {
    return null;
  }
}
