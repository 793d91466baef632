import { CharacterCount } from '../../../ui/field/character-count';
import { Field } from '../../../ui/field/field';
import { NativeSelect } from '../../../ui/field/native-select';
import { TextArea } from '../../../ui/field/text-input';
import type { Photos } from '../use-photos';
import type { StepProps } from '../wizard.view.types';
import { PhotoList } from './photo-list';

/** What is wrong: a problem type, the reason that goes with it, words, and photos. */
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
      <div className="tf-wizard-fields">
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
          words={{ left: (left) => plural(m.problem.left, left), over: (over) => plural(m.problem.over, over) }}
        />
      </div>
      {options.attachments !== null && <PhotoList {...step} rule={options.attachments} photos={photos} />}
    </>
  );
}
