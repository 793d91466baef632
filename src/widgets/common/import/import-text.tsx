import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { FileUp } from 'lucide';
import { Button } from '../../../ui/button/button';
import { Field } from '../../../ui/field/field';
import { TextArea } from '../../../ui/field/text-input';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar';
import { MAX_BYTES, MAX_LINES } from './import-rows';
import type { ImportMessages, TextStep } from './import.types';

interface ImportTextProps extends ImportMessages {
  readonly text: string;
  readonly now: TextStep;
  readonly onWrite: (text: string) => void;
  readonly onCheck: () => void;
}

const TEXT_FILE = /\.(?:csv|tsv|txt)$/i;

/** Field in which a list is pasted or typed, or into which a file is dropped or chosen. */
export function ImportText({ text, now, onWrite, onCheck, messages, formats, errors }: ImportTextProps) {
  const { m, fill, plural } = messages;
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);

  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const names = { name: file.name };
    if (!TEXT_FILE.test(file.name) && !file.type.startsWith('text/'))
      return setFileProblem(fill(m.import.wrongFile, names));
    if (file.size > MAX_BYTES) return setFileProblem(fill(m.import.tooLarge, names));
    try {
      const found = await file.text();
      setFileProblem(null);
      // Text that was typed before stays in front of the file's content.
      onWrite(text.trim() === '' ? found : `${text.trimEnd()}\n${found}`);
    } catch {
      setFileProblem(fill(m.import.unreadable, names));
    }
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) return void read(file);
    const dropped = event.dataTransfer.getData('text/plain');
    if (dropped !== '') onWrite(dropped);
  };
  const onChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void read(target.files?.[0]);
    // Allows choosing the same file again after it was corrected.
    target.value = '';
  };
  const problem = now.step === 'writing' ? now.problem : null;
  const error =
    fileProblem ??
    (problem === null
      ? undefined
      : problem.kind === 'failed'
        ? fill(m.import.failed, { because: errors[problem.code] })
        : problem.kind === 'empty'
          ? m.import.empty
          : plural(m.import.tooMany, MAX_LINES));

  return (
    // Keyboard users use the field inside; dropping a file is an additional way.
    <div
      className="tf-stack tf-import-drop"
      data-over-limit={over || undefined}
      onDragOver={(event) => (event.preventDefault(), setOver(true))}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Field label={m.import.paste} hint={m.import.hint} error={error}>
        {(control) => (
          <TextArea
            {...control}
            rows={9}
            spellCheck={false}
            placeholder={m.import.example}
            readOnly={now.step === 'checking'}
            value={text}
            onChange={({ target }) => (setFileProblem(null), onWrite(target.value))}
            onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && onCheck()}
          />
        )}
      </Field>
      {now.step === 'checking' ? (
        <ProgressBar
          label={m.import.checking}
          value={now.total === 0 ? undefined : now.done}
          max={now.total}
          valueText={
            now.total === 0
              ? undefined
              : fill(m.import.checked, { done: formats.number(now.done), total: formats.number(now.total) })
          }
        />
      ) : (
        <span className="tf-import-file">
          <input
            ref={chooser}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            hidden
            tabIndex={-1}
            onChange={onChoose}
          />
          <Button variant="secondary" size="sm" icon={FileUp} onClick={() => chooser.current?.click()}>
            {m.import.file}
          </Button>
          <span className="tf-second tf-quiet">{m.import.drop}</span>
        </span>
      )}
    </div>
  );
}
