import { ImagePlus, RotateCcw, X } from 'lucide';
import { useId, useRef } from 'react';
import type { AttachmentRule } from '../../../domain';
import { numberFormat } from '../../../rules';
import { Button } from '../../../ui/button/button';
import { CharacterCount } from '../../../ui/field/character-count';
import { Field } from '../../../ui/field/field';
import { FieldError } from '../../../ui/field/field-error';
import { NativeSelect } from '../../../ui/field/native-select';
import { TextArea } from '../../../ui/field/text-input';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar';
import { bytesText } from '../../common/support-formats';
import type { Photos } from '../use-photos';
import type { StepProps } from '../support-ticket-wizard.types';

/** Step for the problem: problem type, its reason, description, and photos. */
export function ProblemStep({ photos, ...step }: StepProps & { readonly photos: Photos }) {
  const {
    form: { values: draft, idOf, field, input, change, leave },
    options,
    messages: { m, plural },
  } = step;
  const types = draft.kind === null ? [] : options.problems[draft.kind];
  const { reasons } = types.find(({ code }) => code === draft.problemType) ?? { reasons: [] };
  const count = `${idOf('message')}-count`;
  return (
    <>
      <div part="wizard-fields" className="tf-wizard-fields">
        <Field {...field('problemType')} label={m.problem.type}>
          {(control) => (
            <NativeSelect
              {...control}
              value={draft.problemType}
              onValueChange={(problemType) => change({ problemType, reason: '' }, 'problemType')}
              onBlur={() => leave('problemType')}
              options={[{ value: '', label: m.choose }, ...types.map(({ code, label }) => ({ value: code, label }))]}
            />
          )}
        </Field>
        <Field {...field('reason')} label={m.problem.reason}>
          {(control) => (
            <NativeSelect
              {...control}
              disabled={reasons.length === 0}
              value={draft.reason}
              onValueChange={(reason) => change({ reason }, 'reason')}
              onBlur={() => leave('reason')}
              options={[{ value: '', label: m.choose }, ...reasons.map(({ code, label }) => ({ value: code, label }))]}
            />
          )}
        </Field>
      </div>
      <div className="tf-stack" data-gap="1">
        <Field {...field('message')} label={m.problem.message} hint={m.problem.hint}>
          {(control) => (
            <TextArea
              {...control}
              {...input('message')}
              dir="auto"
              rows={5}
              aria-describedby={[control['aria-describedby'], count].filter(Boolean).join(' ')}
            />
          )}
        </Field>
        <CharacterCount
          id={count}
          used={draft.message.length}
          limit={options.messageMax}
          labels={{ left: (left) => plural(m.problem.left, left), over: (over) => plural(m.problem.over, over) }}
        />
      </div>
      {options.attachments !== null && <PhotoList {...step} rule={options.attachments} photos={photos} />}
    </>
  );
}

/** Photos of the ticket: uploaded ones, and pending uploads with their progress. */
function PhotoList({
  form: { values: draft, change },
  messages: { m, fill, locale },
  rule,
  photos,
}: StepProps & { readonly rule: AttachmentRule; readonly photos: Photos }) {
  const announce = useAnnounce();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  if (!photos.isOffered) return null;
  const size = bytesText(rule.maxBytes, locale);
  const percent = numberFormat(locale, { style: 'percent' });
  const most = numberFormat(locale).format(rule.most);
  return (
    <section className="tf-stack" data-gap="3" aria-labelledby={`${id}-title`}>
      <div>
        <p id={`${id}-title`} className="tf-label">
          {m.photos.title}
        </p>
        <p className="tf-hint" id={`${id}-hint`}>
          {fill(m.photos.hint, { most, size })}
        </p>
      </div>
      {(draft.photos.length > 0 || photos.coming.length > 0) && (
        <ul part="wizard-photos" className="tf-wizard-photos">
          {draft.photos.map(({ handle, name, bytes }) => (
            <li key={handle}>
              <span part="wizard-photo" className="tf-wizard-photo">
                <bdi>{name}</bdi> <span className="tf-quiet">{bytesText(bytes, locale)}</span>
              </span>
              <Button
                variant="base"
                iconOnly
                icon={X}
                aria-label={fill(m.photos.remove, { name })}
                title={fill(m.photos.remove, { name })}
                onClick={() => {
                  change((before) => ({ photos: before.photos.filter((photo) => photo.handle !== handle) }));
                  announce(fill(m.photos.removed, { name }));
                  add.current?.focus();
                }}
              />
            </li>
          ))}
          {photos.coming.map(({ id: one, name, progress, failed }) => (
            <li key={one}>
              {failed ? (
                <span part="wizard-photo" className="tf-wizard-photo" role="alert">
                  <FieldError>{fill(m.photos.failed, { name })}</FieldError>
                </span>
              ) : (
                <ProgressBar
                  part="wizard-photo"
                  className="tf-wizard-photo"
                  label={fill(m.photos.arriving, { name })}
                  value={Math.round((progress ?? 0) * 100)}
                  valueText={percent.format(progress ?? 0)}
                />
              )}
              {failed && (
                <Button
                  variant="secondary"
                  size="sm"
                  icon={RotateCcw}
                  aria-label={fill(m.photos.againLong, { name })}
                  onClick={() => photos.retry(one)}
                >
                  {m.photos.again}
                </Button>
              )}
              <Button
                variant="base"
                iconOnly
                icon={X}
                aria-label={fill(m.photos.cancel, { name })}
                title={fill(m.photos.cancel, { name })}
                onClick={() => (photos.cancel(one), add.current?.focus())}
              />
            </li>
          ))}
        </ul>
      )}
      {photos.refusals.map(({ name, reason }, at) => (
        <FieldError key={at} role="alert">
          {reason === 'most' ? fill(m.photos.most, { most }) : fill(m.photos[reason], { name, size })}
        </FieldError>
      ))}
      <input
        ref={input}
        type="file"
        accept={rule.types.join(',')}
        multiple
        hidden
        onChange={(event) => {
          photos.add([...(event.target.files ?? [])]);
          // Resetting the value lets the buyer choose the same file again.
          event.target.value = '';
        }}
      />
      <Button
        ref={add}
        part="wizard-scan"
        className="tf-wizard-scan"
        variant="secondary"
        icon={ImagePlus}
        aria-describedby={`${id}-hint`}
        onClick={() => input.current?.click()}
      >
        {m.photos.add}
      </Button>
    </section>
  );
}
