import { useRef, useState } from 'react';
import type { Asset, CaseSubject, SupportOptions } from '../../domain';
import type { Emit } from '../../runtime/events';
import { useCommit } from '../../runtime/react/use-commit';
import { Banner } from '../../ui/banner/banner';
import { Button } from '../../ui/button/button';
import { FormErrorSummary } from '../../ui/form/form-error-summary';
import { useForm } from '../../ui/form/use-form';
import { CardBody } from '../../ui/card/card';
import { Card } from '../../ui/card/card-container';
import { useFocusAfterRender } from '../../ui/hooks/use-focus-after-render';
import { useAnnounce } from '../../ui/live-region/announcer';
import { CommitOutcome } from '../common/commit/commit-outcome';
import { refusalText } from '../common/commit/commit.rules';
import { BannerButton, OutcomeAlert } from '../common/commit/outcome-alert';
import { Heading, usePartLevel } from '../common/heading';
import { dayNames } from '../common/support-formats';
import { useUnsavedDraft } from '../common/use-stored-draft';
import { CaseCreated, lazyParts, StepContent } from './parts/lazy-parts';
import { WhatStep } from './parts/what-step';
import { problemText } from './problem-text';
import {
  type Draft,
  emptyDraft,
  fieldProblems,
  firstWrong,
  hasInput,
  type Step,
  stepsFor,
  toCase,
  type WizardField,
  type WizardProblem,
} from './support-ticket-wizard.rules';
import type { SupportTicketWizardEvents, WizardMessages } from './support-ticket-wizard.types';
import { useDraft } from './use-draft';
import { usePhotos } from './use-photos';
import { useSubject } from './use-subject';

export interface SupportTicketWizardViewProps {
  readonly options: SupportOptions;
  readonly assets: readonly Asset[];
  readonly accountId: string | null;
  readonly about: CaseSubject | null;
  readonly skipFormat: boolean;
  readonly messages: WizardMessages;
  /** The host's overrides of messages; later steps apply them to their own messages. */
  readonly overrides: object | undefined;
  readonly emit: Emit<SupportTicketWizardEvents>;
}

/** The steps, one at a time. Input survives going back, a reload, and a request. */
export function SupportTicketWizardView({
  options,
  assets,
  accountId,
  about,
  skipFormat,
  messages,
  overrides,
  emit,
}: SupportTicketWizardViewProps) {
  const { m, fill, plural, locale } = messages;
  const announce = useAnnounce();
  const lazyPart = lazyParts.useModule();
  const { state, commit } = useCommit('createCase', accountId ?? undefined);
  const [waits, setWaits] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const focusAfterRender = useFocusAfterRender();
  const level = usePartLevel(1);
  const rules = { messageMax: options.messageMax, skipFormat };
  const busy = state.phase === 'sending' || state.phase === 'checking';
  const longDay = dayNames(locale, 'long');

  const form = useForm<Draft, WizardField, WizardProblem>({
    initial: () => emptyDraft(crypto.randomUUID(), options, about),
    draft: useDraft(options, accountId, about),
    problemsOf: (draft) => fieldProblems(draft, rules),
    textOf: (_, problem) => problemText(problem, messages, longDay),
    // Input is locked until the chunk of the step has loaded.
    isLocked: (): boolean => busy || state.phase === 'unknown' || (step !== 'what' && lazyPart === undefined),
    onSubmit: () => {
      const next = steps[at + 1];
      if (next === undefined) send();
      else go(next);
    },
  });
  const { values: draft, change, isDraft } = form;
  useUnsavedDraft(state.phase !== 'done' && hasInput(draft));
  const photos = usePhotos(accountId, options.attachments, draft.photos, (photo) => {
    change((before) => ({ photos: [...before.photos, photo] }));
    announce(fill(m.photos.added, { name: photo.name }));
  });
  const subject = useSubject(draft.about, accountId, messages);
  // The message about restored input shows only on the restored step.
  const [arrived] = useState(draft.step);
  const { step } = draft;
  const steps = stepsFor(draft.kind);
  const at = steps.indexOf(step);

  const startOver = () => form.startOver(emptyDraft(crypto.randomUUID(), options, null));
  const go = (to: Step) => {
    form.quiet();
    setWaits(false);
    change({ step: to });
    emit('step-change', { step: to });
    focusAfterRender(() => title.current);
  };
  const send = () => {
    const wrong = firstWrong(draft, rules);
    if (wrong !== 'review') {
      go(wrong);
      return form.showAll();
    }
    if (photos.coming.length > 0) return setWaits(true);
    const request = toCase(draft);
    if (request === null) return;
    commit.reset();
    void commit.submit({ accountId, draftId: draft.id, case: request });
  };
  const replacePhotos = () => {
    change({ photos: [] });
    commit.reset();
    go('problem');
  };

  const part = { form, options, assets, messages, phone: { skipFormat }, subject };
  if (state.phase === 'done') {
    return (
      <CaseCreated
        created={state.value}
        email={draft.contact.email}
        overrides={overrides}
        onShown={() => {
          form.end();
          emit('case-create', { caseId: state.value.id, number: state.value.number });
        }}
        onAnother={() => {
          commit.reset();
          startOver();
          focusAfterRender(() => title.current);
        }}
      />
    );
  }
  return (
    <Card as="div">
      <CardBody>
        <form {...form.props} part="wizard-form" className="tf-stack tf-wizard-form" data-gap="5">
          <div className="tf-stack" data-gap="2">
            <p className="tf-second tf-quiet">{fill(m.progress, { step: at + 1, steps: steps.length })}</p>
            <div part="wizard-option" className="tf-wizard-option" aria-hidden>
              {steps.map((one, index) => (
                <span key={one} data-done={index <= at || undefined} />
              ))}
            </div>
            <Heading below={1} ref={title} tabIndex={-1} className="tf-h2">
              {m.steps[step]}
            </Heading>
          </div>
          {isDraft && step === arrived && (
            <Banner
              title={m.restored.title}
              action={
                <Button variant="secondary" size="sm" onClick={startOver}>
                  {m.restored.over}
                </Button>
              }
            >
              {m.restored.text}
            </Banner>
          )}
          <FormErrorSummary form={form} level={level} title={(count) => plural(m.wrong, count)} />
          <CommitOutcome
            state={state}
            messages={m.outcome}
            onCheck={() => void commit.check()}
            refused={(reason) => (
              <OutcomeAlert
                tone="critical"
                title={m.outcome.notDone}
                action={
                  reason === 'attachment-gone' && <BannerButton onClick={replacePhotos}>{m.photos.add}</BannerButton>
                }
              >
                {refusalText(m.outcome.refused, reason, m.outcome.notDoneText)}
              </OutcomeAlert>
            )}
          />
          {step === 'what' ? (
            <WhatStep {...part} />
          ) : (
            <StepContent {...part} overrides={overrides} photos={photos} onGo={go} />
          )}
          {waits && photos.coming.length > 0 && <Banner role="alert" tone="caution" title={m.photos.wait} />}
          <div part="wizard-footer" className="tf-wizard-footer">
            {at > 0 && (
              <Button variant="secondary" aria-disabled={busy || undefined} onClick={() => go(steps[at - 1] ?? 'what')}>
                {m.back}
              </Button>
            )}
            <Button
              type="submit"
              busy={busy}
              busyLabel={m.sending}
              aria-disabled={state.phase === 'unknown' || undefined}
            >
              {step === 'review' ? m.send : m.next}
            </Button>
          </div>
        </form>
      </CardBody>
    </Card>
  );
}
