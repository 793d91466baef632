import { SkeletonShape, SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import type { CountdownProps } from '../../../ui/countdown/countdown';
import { timeLeft } from '../../../ui/countdown/time-left';
import { CardBody } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { PortError } from '../../../ports';
import { LoadFailed } from '../../common/status-views';
import type { DashboardMessages } from '../dashboard.types';
import { useLayoutHold } from './dashboard-card';

/** The cards outside the first screen. Their code loads while their reads are in flight. */
const chunk = /* @__PURE__ */ lazyModule(() => import('../dashboard.lazy'));

/** Views that replace the cards for some buyers. */
export const LazyNoAccount = /* @__PURE__ */ chunk.part('NoAccount');
export const LazyNoPermission = /* @__PURE__ */ chunk.part('NoPermission');

/** Countdown to the cut-off. It shows a static time until the lazy chunk has loaded. */
export const LazyCountdown = /* @__PURE__ */ chunk.part('Countdown', ({ until, now, format }: CountdownProps) => (
  <span className="tf-countdown" data-state="near" suppressHydrationWarning>
    {format(timeLeft(until - now()))}
  </span>
));

const loadError = /* @__PURE__ */ new PortError('unavailable', 'The code of the cards failed to load');

/** The cards of the lazy part after their code has loaded; until then a skeleton, or an error if loading failed. */
export function useLazyCards({ m }: DashboardMessages) {
  const code = chunk.useModule();
  const hasFailed = chunk.useFailed();
  const isHolding = useLayoutHold(code === undefined);
  return {
    code,
    /** Shown once, however many cards are missing. */
    error: code === undefined && hasFailed && (
      <Card as="div">
        <LoadFailed title={m.moreFailed} error={loadError} onRetry={chunk.prefetch} />
      </Card>
    ),
    skeleton: !hasFailed && (
      <Card as="div" aria-busy data-holds={isHolding || undefined}>
        <CardBody>
          <Skeleton label={m.loading}>
            <div className="tf-stack" data-gap="4">
              <SkeletonText />
              <SkeletonShape shape="block" />
            </div>
          </Skeleton>
        </CardBody>
      </Card>
    ),
  };
}
