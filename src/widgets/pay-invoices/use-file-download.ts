import { useState } from 'react';
import type { DocumentFile } from '../../domain';
import { type PortError, toPortError } from '../../ports';
import { saveFile } from '../../runtime/save-file';

/** A document on its way to the reader. */
export interface FileFetch {
  readonly busy: boolean;
  /** There is no such document: an answer, not trouble. */
  readonly notFound: boolean;
  readonly error: PortError | null;
  /** Fetches and saves it; true when it was saved. */
  readonly fetch: (ask: () => Promise<DocumentFile | null>) => Promise<boolean>;
}

/** Fetches documents one at a time and hands them to the reader. */
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
