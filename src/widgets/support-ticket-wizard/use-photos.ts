import { useEffect, useRef, useState } from 'react';
import type { AttachmentRule } from '../../domain';
import { toPortError } from '../../ports';
import { attachmentProblem } from '../../rules';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';
import { useUnsaved } from '../../runtime/react/use-unsaved';
import type { Arrived } from './support-ticket-wizard.rules';

/** Photo that is not uploaded: in progress, waiting, or failed. */
export interface Coming {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  /** Uploaded fraction, 0 to 1; null while the photo waits or after a failure. */
  readonly progress: number | null;
  readonly failed: boolean;
}

/** Rejected file and its reason. */
export interface Refusal {
  readonly name: string;
  readonly reason: 'typeMismatch' | 'rangeOverflow' | 'valueMissing' | 'most';
}

interface Queued {
  readonly id: string;
  readonly file: File;
}

/** Uploads photos one after another. Uploads continue while the buyer moves through the steps. */
export function usePhotos(
  accountId: string | null,
  rule: AttachmentRule | null,
  arrived: readonly Arrived[],
  onArrived: (photo: Arrived) => void,
) {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const [coming, setComing] = useState<readonly Coming[]>([]);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  // A file that is not uploaded cannot be stored, so leaving the view asks for confirmation.
  useUnsaved(coming.length > 0, 'view');
  const queue = useRef<Queued[]>([]);
  const files = useRef(new Map<string, File>());
  const running = useRef<{ readonly id: string; readonly controller: AbortController } | null>(null);
  const latest = useRef({ onArrived });
  useEffect(() => {
    latest.current = { onArrived };
  });
  useEffect(() => () => running.current?.controller.abort(), []);

  const patch = (id: string, change: Partial<Coming>) =>
    setComing((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));

  async function next(): Promise<void> {
    const upload = adapter.support?.upload;
    const first = queue.current.shift();
    if (upload === undefined || first === undefined || running.current !== null) return;
    const { id, file } = first;
    const controller = new AbortController();
    running.current = { id, controller };
    patch(id, { progress: 0 });
    try {
      const { handle } = await upload(
        { file, name: file.name, accountId, locale: locale.tag },
        { signal: controller.signal, onProgress: (progress) => patch(id, { progress }) },
      );
      if (!controller.signal.aborted) {
        files.current.delete(id);
        setComing((all) => all.filter((one) => one.id !== id));
        latest.current.onArrived({ handle, name: file.name, bytes: file.size });
      }
    } catch (thrown) {
      if (toPortError(thrown).code !== 'aborted') patch(id, { failed: true, progress: null });
    }
    running.current = null;
    void next();
  }

  const enqueue = (id: string, file: File) => {
    queue.current.push({ id, file });
    if (running.current === null) void next();
  };

  return {
    /** True if the backend accepts photos. */
    isOffered: adapter.support?.upload !== undefined,
    coming,
    refusals,
    add(chosen: readonly File[]) {
      if (rule === null) return;
      const refused: Refusal[] = [];
      let room = rule.most - arrived.length - coming.length;
      for (const file of chosen) {
        const reason = attachmentProblem(file, rule) ?? (room > 0 ? null : 'most');
        if (reason !== null) {
          refused.push({ name: file.name, reason });
          continue;
        }
        room -= 1;
        const id = crypto.randomUUID();
        files.current.set(id, file);
        setComing((all) => [...all, { id, name: file.name, bytes: file.size, progress: null, failed: false }]);
        enqueue(id, file);
      }
      setRefusals(refused);
    },
    retry(id: string) {
      const file = files.current.get(id);
      if (file === undefined) return;
      patch(id, { failed: false });
      enqueue(id, file);
    },
    cancel(id: string) {
      queue.current = queue.current.filter((one) => one.id !== id);
      files.current.delete(id);
      setComing((all) => all.filter((one) => one.id !== id));
      if (running.current?.id === id) running.current.controller.abort();
    },
  };
}

export type Photos = ReturnType<typeof usePhotos>;
