import { useState } from 'react';
import type { DocumentFile } from '../../domain';
import { type PortError, toPortError } from '../../ports';
import { saveFile } from '../../runtime/save-file';

/** Download of a document. */
export interface FileFetch {
  readonly busy: boolean;
  /** True if the document does not exist; this is a response, not an error. */
  readonly notFound: boolean;
  readonly error: PortError | null;
  /** Fetches and saves a document; resolves with true if it was saved. */
  readonly fetch: (ask: () => Promise<DocumentFile | null>) => Promise<boolean>;
}

/** Downloads documents one at a time. */
export function useFile(onDownloaded: (fileName: string) => void): FileFetch {
  const [state, setState] = useState<Pick<FileFetch, 'busy' | 'notFound' | 'error'>>({
    busy: false,
    notFound: false,
    error: null,
  });
  return {
    ...state,
    async fetch(ask) {
      setState({ busy: true, notFound: false, error: null });
      try {
        const file = await ask();
        setState({ busy: false, notFound: file === null, error: null });
        if (file === null) return false;
        saveFile(file.name, file.content, file.content.type);
        onDownloaded(file.name);
        return true;
      } catch (thrown) {
        setState({ busy: false, notFound: false, error: toPortError(thrown) });
        return false;
      }
    },
  };
}
