import { PortError, type UploadOptions } from '../../ports';

/** Bytes between two progress reports of an upload. */
const PART = 256 * 1024;

/** Reads a file that is being uploaded, with progress. @throws PortError `aborted` */
export async function readInParts(file: Blob, options?: UploadOptions): Promise<void> {
  for (let read = 0; read < file.size; read += PART) {
    if (options?.signal?.aborted) throw new PortError('aborted', 'The upload was aborted');
    await file.slice(read, read + PART).arrayBuffer();
    options?.onProgress?.(Math.min(1, (read + PART) / file.size));
  }
}
