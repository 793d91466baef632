/** A file that is being uploaded for a case, with its owner and account. */
export interface UploadEntry {
  readonly accountId: string;
  readonly buyerId: string;
  readonly name: string;
  readonly contentType: string;
  /** Expected size in bytes. */
  readonly bytes: number;
  /** The bytes received so far. */
  readonly content: Buffer;
}

export const isComplete = ({ bytes, content }: UploadEntry): boolean => content.length === bytes;
