import { useMessages } from '../../../runtime/react/use-messages';
import { supportTicketWizardContract } from '../support-ticket-wizard.contract';
import { supportTicketWizardLazyMessages } from '../support-ticket-wizard.lazy.messages';
import type { Step } from '../support-ticket-wizard.rules';
import type { Photos } from '../use-photos';
import type { AllWizardMessages, FirstStepProps, WizardMessages } from '../wizard.view.types';
import { EquipmentStep } from './equipment-step';
import { PeopleStep } from './people-step';
import { ProblemStep } from './problem-step';
import { ReviewStep } from './review-step';
import { TimesStep } from './times-step';

export interface StepContentProps extends FirstStepProps {
  readonly photos: Photos;
  /** What the host laid over the words. */
  readonly overrides: object | undefined;
  readonly onGo: (step: Step) => void;
}

/** What is asked in the step that stands, of those after the first. */
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

/** The words of the first step with those of the later ones. */
function useAllMessages(messages: WizardMessages, overrides: object | undefined): AllWizardMessages {
  const { m } = useMessages(supportTicketWizardContract.name, supportTicketWizardLazyMessages, overrides);
  return { ...messages, m: { ...messages.m, ...m, photos: { ...messages.m.photos, ...m.photos } } };
}
