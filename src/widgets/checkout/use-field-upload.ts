import { useEffect, useRef, useState } from 'react';
import type { CheckoutFileField } from '../../domain';
import { PortError, toPortError } from '../../ports';
import { attachmentProblem } from '../../rules';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';
import { useLatest } from '../../runtime/react/use-latest';
import { useUnsaved } from '../../runtime/react/use-unsaved';

/** State of the upload of a field: none, in progress, or the reason why there is none. */
export type FieldUpload =
  | { readonly status: 'idle' }
  /** `progress` is the uploaded fraction, 0 to 1. */
  | { readonly status: 'uploading'; readonly name: string; readonly progress: number }
  | { readonly status: 'failed'; readonly file: File }
  | {
      readonly status: 'refused';
      readonly name: string;
      readonly reason: 'typeMismatch' | 'rangeOverflow' | 'valueMissing';
    };

interface UploadEvents {
  /** Called with true when an upload starts, with false when it ends. */
  readonly onRunning: (isRunning: boolean) => void;
  readonly onUploaded: (file: { readonly handle: string; readonly name: string }) => void;
}

const IDLE: FieldUpload = { status: 'idle' };
const reasons = ['typeMismatch', 'rangeOverflow', 'valueMissing'] as const;

/** Uploads the file of one of the store's own fields. Another file replaces an upload in progress. */
export function useFieldUpload(field: CheckoutFileField, accountId: string | null, events: UploadEvents) {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const [upload, setUpload] = useState<FieldUpload>(IDLE);
  const running = useRef<AbortController | null>(null);
  const latest = useLatest(events);
  // A file that is not uploaded cannot be stored, so leaving the view asks for confirmation.
  useUnsaved(upload.status === 'uploading' || upload.status === 'failed', 'view');
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File): Promise<void> {
    running.current?.abort();
    const reason = attachmentProblem(file, field);
    if (reason !== null) {
      running.current = null;
      latest.current.onRunning(false);
      return setUpload({ status: 'refused', name: file.name, reason });
    }
    const controller = new AbortController();
    running.current = controller;
    setUpload({ status: 'uploading', name: file.name, progress: 0 });
    latest.current.onRunning(true);
    try {
      const { upload: send } = adapter.checkout ?? {};
      if (send === undefined) throw new PortError('rejected', 'The adapter uploads no files');
      const { handle } = await send(
        { fieldId: field.id, file, name: file.name, accountId, locale: locale.tag },
        {
          signal: controller.signal,
          onProgress: (progress) => {
            if (running.current === controller) setUpload({ status: 'uploading', name: file.name, progress });
          },
        },
      );
      if (running.current !== controller) return;
      setUpload(IDLE);
      latest.current.onUploaded({ handle, name: file.name });
    } catch (thrown) {
      if (running.current !== controller) return;
      const refusal = reasons.find((code) => code === toPortError(thrown).fields?.['file']);
      setUpload(
        refusal === undefined ? { status: 'failed', file } : { status: 'refused', name: file.name, reason: refusal },
      );
    }
    running.current = null;
    latest.current.onRunning(false);
  }

  return {
    upload,
    start: (file: File) => void start(file),
    /** Ends the upload, or removes the message of a failed one. */
    cancel: () => {
      running.current?.abort();
      running.current = null;
      latest.current.onRunning(false);
      setUpload(IDLE);
    },
  };
}
