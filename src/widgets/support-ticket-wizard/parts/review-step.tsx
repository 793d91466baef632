import type { ReactNode } from 'react';
import type { SupportContact } from '../../../domain';
import { joinFacts } from '../../../runtime/messages/join-facts';
import { Button } from '../../../ui/button/button';
import { dayNames, formatTime } from '../../common/support-formats';
import { type Step, stepsFor } from '../support-ticket-wizard.rules';
import type { StepProps } from '../support-ticket-wizard.types';

/** Summary of all values by step, each with a link back to its step. */
export function ReviewStep({ onGo, ...props }: StepProps & { readonly onGo: (step: Step) => void }) {
  const {
    form: { values: draft },
    messages: { m, fill },
  } = props;
  return (
    <div part="wizard-review" className="tf-wizard-review">
      {stepsFor(draft.kind)
        .filter((step) => step !== 'review')
        .map((step) => (
          <section key={step} aria-label={m.steps[step]}>
            <div className="tf-row tf-wizard-review-header">
              <p className="tf-medium">{m.steps[step]}</p>
              <Button
                variant="base"
                size="sm"
                aria-label={fill(m.changeLong, { step: m.steps[step] })}
                onClick={() => onGo(step)}
              >
                {m.change}
              </Button>
            </div>
            <Answers {...props} step={step} />
          </section>
        ))}
    </div>
  );
}

function Answers({ form: { values: draft }, options, messages, subject, step }: StepProps & { readonly step: Step }) {
  const { m, locale } = messages;
  const labelOf = (list: readonly { readonly code: string; readonly label: string }[], code: string) =>
    list.find((option) => option.code === code)?.label;
  switch (step) {
    case 'what':
      return (
        <>
          <p>{draft.kind === null ? null : m.what[draft.kind]}</p>
          {subject !== null && <p className="tf-muted">{subject}</p>}
        </>
      );
    case 'equipment': {
      const type = options.equipment.find(({ code }) => code === draft.equipmentType);
      return (
        <>
          <p>{[type?.label, labelOf(type?.details ?? [], draft.equipmentDetail)].filter(Boolean).join(', ')}</p>
          {draft.assetNumber !== '' && <Named name={m.equipment.number}>{draft.assetNumber}</Named>}
        </>
      );
    }
    case 'problem': {
      const type =
        draft.kind === null ? undefined : options.problems[draft.kind].find(({ code }) => code === draft.problemType);
      return (
        <>
          <p>{[type?.label, labelOf(type?.reasons ?? [], draft.reason)].filter(Boolean).join(', ')}</p>
          <p part="wizard-message" className="tf-wizard-message" dir="auto">
            {draft.message}
          </p>
          {draft.photos.length > 0 && (
            <Named name={m.photos.title}>{draft.photos.map(({ name }) => name).join(', ')}</Named>
          )}
        </>
      );
    }
    case 'times': {
      const shortDay = dayNames(locale, 'short');
      if (draft.times.length === 0) return <p>{m.times.anyTime}</p>;
      return (
        <ul className="tf-wizard-status">
          {draft.times.map(({ day, start, end }) => (
            <li key={day}>
              {shortDay(day)}{' '}
              <span className="tf-nowrap">
                {formatTime(start, locale)} – {formatTime(end, locale)}
              </span>
            </li>
          ))}
        </ul>
      );
    }
    case 'people':
      return (
        <>
          <Reached {...draft.contact} />
          {draft.onsite && (
            <Named name={m.people.onsiteTitle}>
              <Reached {...draft.onsite} />
            </Named>
          )}
          {draft.behalf && (
            <Named name={m.people.behalfTitle}>
              <Reached {...draft.behalf} />
            </Named>
          )}
        </>
      );
    case 'review':
      return null;
    default:
      return step satisfies never;
  }
}

const Named = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <span className="tf-second tf-quiet">{name}</span> <span dir="auto">{children}</span>
  </div>
);

const Reached = ({ name, email, phone }: Partial<SupportContact>) => <span>{joinFacts([name, email, phone])}</span>;
