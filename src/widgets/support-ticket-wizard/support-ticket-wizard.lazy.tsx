/** Lazy-loaded part of the wizard: the steps after the first, and the created ticket. */
import { useEffect, useRef } from 'react';
import type { CreatedCase } from '../../domain';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import { Button, ButtonLink } from '../../ui/button/button';
import { CardBody } from '../../ui/card/card';
import { Card } from '../../ui/card/card-container';
import { CopyButton } from '../../ui/copy-button/copy-button';
import { FocusOnMount } from '../../ui/focus-on-mount/focus-on-mount';
import { Heading } from '../common/heading';
import { EquipmentStep } from './parts/equipment-step';
import { PeopleStep } from './parts/people-step';
import { ProblemStep } from './parts/problem-step';
import { ReviewStep } from './parts/review-step';
import { TimesStep } from './parts/times-step';
import { supportTicketWizardContract } from './support-ticket-wizard.contract';
import { supportTicketWizardLazyMessages } from './support-ticket-wizard.lazy.messages';
import type { Step } from './support-ticket-wizard.rules';
import type { Photos } from './use-photos';
import type { AllWizardMessages, FirstStepProps, WizardMessages } from './support-ticket-wizard.types';

export interface StepContentProps extends FirstStepProps {
  readonly photos: Photos;
  /** The host's overrides of messages. */
  readonly overrides: object | undefined;
  readonly onGo: (step: Step) => void;
}

/** Content of the current step, for all steps after the first. */
export function StepContent({ photos, overrides, onGo, messages, ...given }: StepContentProps) {
  const step = { ...given, messages: useAllMessages(messages, overrides) };
  switch (step.form.values.step) {
    case 'what':
      return null;
    case 'equipment':
      return <EquipmentStep {...step} />;
    case 'problem':
      return <ProblemStep {...step} photos={photos} />;
    case 'times':
      return <TimesStep {...step} />;
    case 'people':
      return <PeopleStep {...step} />;
    case 'review':
      return <ReviewStep {...step} onGo={onGo} />;
    default:
      return step.form.values.step satisfies never;
  }
}

/** Messages of the first step combined with those of the later steps. */
function useAllMessages(messages: WizardMessages, overrides: object | undefined): AllWizardMessages {
  const { m } = useMessages(supportTicketWizardContract.name, supportTicketWizardLazyMessages, overrides);
  return { ...messages, m: { ...messages.m, ...m, photos: { ...messages.m.photos, ...m.photos } } };
}

export interface CaseCreatedProps {
  readonly created: CreatedCase;
  readonly email: string;
  /** The host's overrides of messages. */
  readonly overrides: object | undefined;
  /** Called once, after the ticket has rendered; the draft can be deleted then. */
  readonly onShown: () => void;
  readonly onAnother: () => void;
}

/** The created ticket with its number, and a link to it. */
export function CaseCreated({ created, email, overrides, onShown, onAnother }: CaseCreatedProps) {
  const { m, fill } = useMessages(supportTicketWizardContract.name, supportTicketWizardLazyMessages, overrides);
  const { links } = useSettings();
  const isReported = useRef(false);
  useEffect(() => {
    if (isReported.current) return;
    isReported.current = true;
    onShown();
  });
  const href = links.href({ to: 'tickets', id: created.id });
  return (
    <Card as="div">
      <CardBody>
        <FocusOnMount className="tf-stack">
          <div className="tf-row">
            <Heading below={1} className="tf-h2">
              {fill(m.made.title, { number: created.number })}
            </Heading>
            <CopyButton text={created.number} label={m.made.copy} copied={m.made.copied} failed={m.made.copyFailed} />
          </div>
          <p className="tf-muted">{fill(m.made.text, { address: email })}</p>
          <div part="wizard-footer" className="tf-wizard-footer">
            {href !== null && <ButtonLink href={href}>{m.made.see}</ButtonLink>}
            <Button variant="secondary" onClick={onAnother}>
              {m.made.another}
            </Button>
          </div>
        </FocusOnMount>
      </CardBody>
    </Card>
  );
}
