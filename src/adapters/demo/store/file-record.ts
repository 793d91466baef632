import * as z from 'zod/mini';

/** A stored file with its owner. */
export interface StoredFile {
  readonly accountId: string;
  readonly name: string;
  readonly content: Blob;
}

// Bytes instead of a `Blob`, which WebKit refuses to store in a private window.
const fileRecord = z.object({
  accountId: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.instanceof(ArrayBuffer),
});

/** Turns a file into what the store keeps of it. */
export async function toFileRecord({ accountId, name, content }: StoredFile): Promise<z.infer<typeof fileRecord>> {
  return { accountId, name, type: content.type, bytes: await content.arrayBuffer() };
}

/** Parses a stored file; null if it is not one. */
export function parseFile(stored: unknown): StoredFile | null {
  const { data } = fileRecord.safeParse(stored);
  if (data === undefined) return null;
  const { accountId, name, type, bytes } = data;
  return { accountId, name, content: new Blob([bytes], { type }) };
}
