import * as z from 'zod/mini';

/** A file; null when there is none. */
export const fileResponse = z.nullable(z.object({
  /** The name to save it under, with its ending. */
  name: z.string().check(z.minLength(1)),
  /** Such as `application/pdf`. */
  contentType: z.string(),
  /** The bytes in Base64, as `EncodingUtil.base64Encode` writes them. */
  base64: z.string(),
}));
