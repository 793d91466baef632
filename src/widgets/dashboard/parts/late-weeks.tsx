import { BoneLines, Bone, Skeleton } from '../../../ui/bone/bone';
import { late } from '../../../ui/late/late';
import { Sheet, SheetBody } from '../../../ui/sheet/sheet';
import { PortError } from '../../../ports';
import { LoadFailed } from '../../common/states';
import { useWeeks } from '../dashboard.reads';
import type { DashboardProps } from '../dashboard.types';
import type { CardProps } from '../dashboard.view.types';

const chunk = /* @__PURE__ */ late(() => import('../weeks/weeks-card'));

const notFetched = /* @__PURE__ */ new PortError('unavailable', 'The code of the chart did not come');

type LateWeeksProps = CardProps & Pick<DashboardProps, 'messages'> & { readonly minimum: number | null };

/** What was ordered week by week: figures and drawing come side by side, after everything that needs the buyer. */
export function LateWeeks({ messages, ...card }: LateWeeksProps) {
  const { m } = card.words;
  const WeeksCard = chunk.useModule()?.WeeksCard;
  const isLost = chunk.useFailed();
  const [read, again] = useWeeks(card.accountId);
  const trouble = read.status === 'failed' ? { error: read.error, again } : isLost ? { error: notFetched, again: chunk.prefetch } : null;
  if (trouble !== null) return <Sheet as="div"><LoadFailed title={m.weeks.failed} error={trouble.error} onTryAgain={trouble.again} /></Sheet>;
  if (WeeksCard === undefined || read.status !== 'ready') {
    return (
      <Sheet as="div" className="tf-dashboard-weeks" aria-busy>
        <SheetBody>
          <Skeleton label={m.weeks.loading}>
            <BoneLines />
            <Bone shape="block" />
          </Skeleton>
        </SheetBody>
      </Sheet>
    );
  }
  return <WeeksCard {...card} weeks={read.data} messages={messages} />;
}
