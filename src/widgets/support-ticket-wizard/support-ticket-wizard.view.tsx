import { type SyntheticEvent, useId, useRef, useState } from 'react';
import type { Asset, CaseSubject, SupportOptions } from '../../domain';
import type { Emit } from '../../runtime/events';
import { useCommit } from '../../runtime/react/use-commit';
import { Banner } from '../../ui/banner/banner';
import { Button } from '../../ui/button/button';
import { ErrorSummary } from '../../ui/error-summary/error-summary';
import { Card, CardBody } from '../../ui/card/card';
import { useAnnounce } from '../../ui/live-region/announcer';
import { CommitOutcome } from '../common/commit/commit-outcome';
import { refusalText } from '../common/commit/refusal-text';
import { BannerButton, OutcomeAlert } from '../common/commit/outcome-alert';
import { Heading, usePartLevel } from '../common/heading';
import { dayNames } from '../common/support/day-names';
import { useDeferredValidation } from '../common/use-deferred-validation';
import { CaseCreated } from './parts/case-created';
import { StepContent } from './parts/step-content';
import { problemText } from './problem-text';
import { fieldKey, firstWrong, problemsIn, type Step, stepsFor, toCase, type WizardProblem } from './support-ticket-wizard.rules';
import type { SupportTicketWizardEvents } from './support-ticket-wizard.types';
import { useDraft } from './use-draft';
import { usePhotos } from './use-photos';
import { useSubject } from './use-subject';
import type { WizardMessages } from './wizard.view.types';

export interface SupportTicketWizardViewProps {
  readonly options: SupportOptions;
  readonly assets: readonly Asset[];
  readonly accountId: string | null;
  readonly about: CaseSubject | null;
  readonly skipFormat: boolean;
  readonly messages: WizardMessages;
  readonly emit: Emit<SupportTicketWizardEvents>;
}

/** The steps, one at a time. Nothing that was answered is lost on the way back, on a reload or while it is sent. */
export function SupportTicketWizardView({ options, assets, accountId, about, skipFormat, messages, emit }: SupportTicketWizardViewProps) {
  const { m, fill, plural, locale } = messages;
  const prefix = useId();
  const { draft, wasKept, change, end, startOver } = useDraft(options, accountId, about);
  const announce = useAnnounce();
  const photos = usePhotos(accountId, options.attachments, draft.photos, (photo) => {
    change((before) => ({ ...before, photos: [...before.photos, photo] }));
    announce(fill(m.photos.added, { name: photo.name }));
  });
  const subject = useSubject(draft.about, accountId, messages);
  const { state, commit } = useCommit('createCase', accountId ?? undefined);
  // The step whose problems are all shown, since the buyer wanted to go on; before that those of fields that were left.
  const [judged, setJudged] = useState<Step | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const check = useDeferredValidation<string>((key) => setLeft((before) => new Set([...before, key])));
  const [waits, setWaits] = useState(false);
  // What was kept is said where it goes on.
  const [arrived] = useState(draft.step);
  const title = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const level = usePartLevel(1);

  const rules = { messageMax: options.messageMax, skipFormat };
  const steps = stepsFor(draft.kind);
  const { step } = draft;
  const at = steps.indexOf(step);
  const found = problemsIn(draft, step, rules);
  const problems = judged === step ? found : [];
  const longDay = dayNames(locale, 'long');
  const idOf = (field: WizardProblem['field'], day?: number) => `${prefix}-${fieldKey({ field, day })}`;
  /** The field of a control, by its id: the second one of a day's hours belongs to the same. */
  const fieldOf = (target: EventTarget): string | null => (target instanceof Element && target.id.startsWith(`${prefix}-`) ? target.id.slice(prefix.length + 1).replace(/-until$/, '') : null);
  const judging = (judge: (key: string) => void) => (event: SyntheticEvent) => {
    const key = fieldOf(event.target);
    if (key !== null && step !== 'review') judge(key);
  };
  const textOf = (problem: WizardProblem) => problemText(problem, messages, longDay);
  const busy = state.phase === 'sending' || state.phase === 'checking';

  const go = (to: Step) => {
    setJudged(null);
    setLeft(new Set());
    setWaits(false);
    change((before) => ({ ...before, step: to }));
    emit('step-change', { step: to });
    requestAnimationFrame(() => title.current?.focus());
  };
  const refuse = () => {
    setJudged(step);
    requestAnimationFrame(() => summary.current?.focus());
  };
  const send = () => {
    const wrong = firstWrong(draft, rules);
    if (wrong !== 'review') {
      go(wrong);
      return setJudged(wrong);
    }
    if (photos.coming.length > 0) return setWaits(true);
    const asked = toCase(draft);
    if (asked === null) return;
    commit.reset();
    void commit.submit({ accountId, draftId: draft.id, case: asked });
  };
  const addPhotosAnew = () => {
    change((before) => ({ ...before, photos: [] }));
    commit.reset();
    go('problem');
  };
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (busy || state.phase === 'unknown') return;
    if (step === 'review') return send();
    if (problemsIn(draft, step, rules).length > 0) return refuse();
    const next = steps[at + 1];
    if (next !== undefined) go(next);
  };

  if (state.phase === 'done') {
    return (
      <CaseCreated
        made={state.value}
        email={draft.contact.email}
        messages={messages}
        onShown={() => {
          end();
          emit('create', { caseId: state.value.id, number: state.value.number });
        }}
        onAnother={() => {
          commit.reset();
          startOver();
          requestAnimationFrame(() => title.current?.focus());
        }}
      />
    );
  }
  return (
    <Card as="div">
      <CardBody>
        <form className="tf-stack tf-wizard-form" data-gap="5" noValidate onSubmit={submit} onBlur={judging(check.onLeave)} onChange={judging(check.onType)}>
          <div className="tf-stack" data-gap="2">
            <p className="tf-second tf-quiet">{fill(m.progress, { step: at + 1, steps: steps.length })}</p>
            <div className="tf-wizard-option" aria-hidden>
              {steps.map((one, index) => (
                <span key={one} data-done={index <= at || undefined} />
              ))}
            </div>
            <Heading below={1} ref={title} tabIndex={-1} className="tf-h2">
              {m.steps[step]}
            </Heading>
          </div>
          {wasKept && step === arrived && (
            <Banner title={m.kept.title} action={<Button variant="secondary" size="sm" onClick={startOver}>{m.kept.over}</Button>}>
              {m.kept.text}
            </Banner>
          )}
          {problems.length > 0 && (
            <ErrorSummary
              ref={summary}
              level={level === 1 ? 2 : level}
              title={plural(m.wrong, problems.length)}
              problems={problems.map((problem) => ({ fieldId: idOf(problem.field, problem.day), text: textOf(problem) }))}
            />
          )}
          <CommitOutcome
            state={state}
            messages={m.outcome}
            onCheck={() => void commit.check()}
            refused={(reason) => (
              <OutcomeAlert tone="critical" title={m.outcome.notDone} action={reason === 'attachment-gone' && <BannerButton onClick={addPhotosAnew}>{m.photos.add}</BannerButton>}>
                {refusalText(m.outcome.refused, reason, m.outcome.notDoneText)}
              </OutcomeAlert>
            )}
          />
          <StepContent
            draft={draft}
            options={options}
            assets={assets}
            messages={messages}
            phone={{ skipFormat }}
            subject={subject}
            photos={photos}
            change={change}
            idOf={idOf}
            errorOf={(field, day) => {
              const wrong = found.find((problem) => problem.field === field && problem.day === day);
              return wrong && (judged === step || left.has(fieldKey(wrong))) ? textOf(wrong) : undefined;
            }}
            onGo={go}
          />
          {waits && photos.coming.length > 0 && <Banner role="alert" tone="caution" title={m.photos.wait} />}
          <div className="tf-wizard-footer">
            {at > 0 && (
              <Button variant="secondary" aria-disabled={busy || undefined} onClick={() => go(steps[at - 1] ?? 'what')}>
                {m.back}
              </Button>
            )}
            <Button type="submit" busy={busy} busyLabel={m.sending} aria-disabled={state.phase === 'unknown' || undefined}>
              {step === 'review' ? m.send : m.next}
            </Button>
          </div>
        </form>
      </CardBody>
    </Card>
  );
}
