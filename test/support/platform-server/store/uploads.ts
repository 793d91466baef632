/** A file on its way to a case, by whom and for which account. */
export interface UploadEntry {
  readonly accountId: string;
  readonly buyerId: string;
  readonly name: string;
  readonly contentType: string;
  /** What it will have. */
  readonly bytes: number;
  /** What has come of it. */
  readonly content: Buffer;
}

export const isWhole = ({ bytes, content }: UploadEntry): boolean => content.length === bytes;
