import { Bone, BoneLines, Skeleton } from '../../../ui/bone/bone';
import { late } from '../../../ui/late/late';
import { Sheet, SheetBody } from '../../../ui/sheet/sheet';
import { PortError } from '../../../ports';
import { LoadFailed } from '../../common/states';
import { useWeeks } from '../dashboard.reads';
import type { DashboardProps } from '../dashboard.types';
import type { CardProps } from '../dashboard.view.types';
import type { PairProps } from '../later/pair';

/** The cards that nobody waits for: their code comes after everything that needs the buyer. */
const chunk = /* @__PURE__ */ late(() => import('../later/cards'));

const notFetched = /* @__PURE__ */ new PortError('unavailable', 'The code of a card did not come');

type LateWeeksProps = CardProps & { readonly minimum: number | null; readonly messages: DashboardProps['messages'] };

/** What was ordered week by week: figures and drawing are fetched side by side. */
export function LateWeeks({ words: { m }, ...card }: LateWeeksProps) {
  const WeeksCard = chunk.useModule()?.WeeksCard;
  const isLost = chunk.useFailed();
  const [read, again] = useWeeks(card.accountId);
  const trouble = read.status === 'failed' ? { error: read.error, again } : isLost ? { error: notFetched, again: chunk.prefetch } : null;
  if (trouble !== null) return <Failed title={m.weeks.failed} {...trouble} />;
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
  return <WeeksCard {...card} weeks={read.data} />;
}

/** Points and reminders. Each asks and fails alone; without their code both do. */
export function LatePair({ words: { m }, ...pair }: PairProps & Pick<CardProps, 'words'>) {
  const Pair = chunk.useModule()?.Pair;
  const isLost = chunk.useFailed();
  if (isLost && Pair === undefined) return <Failed title={m.moreFailed} error={notFetched} again={chunk.prefetch} />;
  return (
    <div className="tf-dashboard-pair">
      {Pair === undefined ? (
        <Sheet as="div" aria-busy>
          <SheetBody>
            <Skeleton label={m.loading}>
              <BoneLines lines={3} />
            </Skeleton>
          </SheetBody>
        </Sheet>
      ) : (
        <Pair {...pair} />
      )}
    </div>
  );
}

const Failed = ({ title, error, again }: { readonly title: string; readonly error: PortError; readonly again: () => void }) => (
  <Sheet as="div">
    <LoadFailed title={title} error={error} onTryAgain={again} />
  </Sheet>
);
