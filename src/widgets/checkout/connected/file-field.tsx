import { Paperclip, RotateCcw, X } from 'lucide';
import { useEffect, useId, useRef } from 'react';
import type { CheckoutFieldAnswer, CheckoutFileField } from '../../../domain';
import { numberFormat } from '../../../rules';
import type { Messages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { FieldError } from '../../../ui/field/field-error';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar';
import { bytesText } from '../../common/support-formats';
import type { checkoutLazyMessages } from '../checkout.lazy.messages';
import { useFieldUpload } from '../use-field-upload';

interface FileFieldProps {
  readonly field: CheckoutFileField;
  /** Id of the button that chooses a file. */
  readonly id: string;
  readonly error: string | undefined;
  /** The text “Optional”; undefined for a required field. */
  readonly optional: string | undefined;
  readonly answer: CheckoutFieldAnswer | undefined;
  readonly accountId: string | null;
  readonly locked: boolean;
  readonly messages: Messages<typeof checkoutLazyMessages>;
  readonly onChange: (answer: Omit<CheckoutFieldAnswer, 'id'> | null) => void;
  readonly onRunning: (isRunning: boolean) => void;
}

/** A file of the order. It is uploaded when the buyer chooses it, so that a reload keeps it. */
export function FileField(props: FileFieldProps) {
  const { field, id, error, optional, answer, accountId, locked, messages, onChange, onRunning } = props;
  const { m, fill, locale } = messages;
  const announce = useAnnounce();
  const labelId = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { upload, start, cancel } = useFieldUpload(field, accountId, {
    onRunning,
    onUploaded: ({ handle, name }) => {
      onChange({ value: handle, fileName: name });
      announce(fill(m.fields.uploaded, { name }));
    },
  });
  const size = bytesText(field.maxBytes, locale);
  const percent = numberFormat(locale, { style: 'percent' });
  const refusal =
    upload.status === 'refused'
      ? fill(
          {
            typeMismatch: m.fields.typeMismatch,
            rangeOverflow: m.fields.tooLarge,
            valueMissing: m.fields.isEmpty,
          }[upload.reason],
          { name: upload.name, size },
        )
      : upload.status === 'failed'
        ? fill(m.fields.failed, { name: upload.file.name })
        : null;
  useEffect(() => {
    if (refusal !== null) announce(refusal, { assertive: true });
  }, [refusal, announce]);
  const shown = refusal ?? error;
  const toButton = () => button.current?.focus();
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      part="field"
      className="tf-field"
      data-invalid={shown === undefined ? undefined : true}
    >
      <div part="label" className="tf-label">
        <span id={labelId}>{field.label}</span>
        {optional !== undefined && <span className="tf-label-optional">{optional}</span>}
      </div>
      {upload.status === 'uploading' && (
        <div part="checkout-file" className="tf-checkout-file">
          <ProgressBar
            label={fill(m.fields.uploading, { name: upload.name })}
            value={Math.round(upload.progress * 100)}
            valueText={percent.format(upload.progress)}
          />
          <IconButton label={fill(m.fields.cancel, { name: upload.name })} onClick={() => (cancel(), toButton())} />
        </div>
      )}
      {upload.status !== 'uploading' && answer?.fileName !== undefined && (
        <div part="checkout-file" className="tf-checkout-file">
          <bdi>{answer.fileName}</bdi>
          <IconButton
            label={fill(m.fields.remove, { name: answer.fileName })}
            disabled={locked}
            onClick={() => {
              onChange(null);
              announce(fill(m.fields.removed, { name: answer.fileName ?? '' }));
              toButton();
            }}
          />
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept={field.types.join(',')}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Resetting the value lets the buyer choose the same file again.
          event.target.value = '';
          if (file !== undefined) start(file);
        }}
      />
      <div className="tf-row" data-gap="2">
        <Button
          ref={button}
          id={id}
          variant="secondary"
          icon={Paperclip}
          disabled={locked}
          aria-label={fill(answer === undefined ? m.fields.chooseLong : m.fields.replaceLong, { field: field.label })}
          aria-describedby={[shown && `${id}-error`, `${id}-hint`].filter(Boolean).join(' ')}
          onClick={() => input.current?.click()}
        >
          {answer === undefined ? m.fields.choose : m.fields.replace}
        </Button>
        {upload.status === 'failed' && (
          <Button
            variant="base"
            icon={RotateCcw}
            aria-label={fill(m.fields.againLong, { name: upload.file.name })}
            onClick={() => {
              start(upload.file);
              toButton();
            }}
          >
            {m.fields.again}
          </Button>
        )}
      </div>
      {shown !== undefined && <FieldError id={`${id}-error`}>{shown}</FieldError>}
      <p className="tf-hint" id={`${id}-hint`}>
        {[field.hint, fill(m.fields.upTo, { size })].filter(Boolean).join(' ')}
      </p>
    </div>
  );
}

interface IconButtonProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

const IconButton = ({ label, ...rest }: IconButtonProps) => (
  <Button variant="base" iconOnly icon={X} aria-label={label} title={label} {...rest} />
);
