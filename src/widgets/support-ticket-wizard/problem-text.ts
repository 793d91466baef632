import { ASSET_NUMBER_MAX_LENGTH } from '../../rules';
import type { WizardProblem } from './support-ticket-wizard.rules';
import type { WizardMessages } from './support-ticket-wizard.types';

/** Message for a problem and its correction, in one sentence. */
export function problemText(
  { field, code, day }: WizardProblem,
  { m: { problems: m }, fill }: WizardMessages,
  dayName: (day: number) => string,
): string {
  switch (field) {
    case 'kind':
    case 'equipmentType':
    case 'problemType':
    case 'reason':
      return m[field];
    case 'assetNumber':
      return fill(m.assetNumber, { max: ASSET_NUMBER_MAX_LENGTH });
    case 'message':
      return code === 'tooLong' ? m.messageLong : m.message;
    case 'availability':
      if (day === undefined) return m.availability;
      return fill(code === 'startNotBeforeEnd' ? m.order : m.hours, { day: dayName(day) });
    case 'contactName':
    case 'onsiteName':
    case 'requesterName':
      return m.name;
    case 'contactEmail':
    case 'requesterEmail':
      return code === 'valueMissing' ? m.email : m.emailForm;
    case 'contactPhone':
    case 'onsitePhone':
    case 'requesterPhone':
      return code === 'valueMissing' ? m.phone : m.phoneForm;
    default:
      return field satisfies never;
  }
}
