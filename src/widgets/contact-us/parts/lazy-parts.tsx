import { EmptyState } from '../../../ui/empty-state/empty-state';
import { Button } from '../../../ui/button/button';
import { Skeleton } from '../../../ui/skeleton/skeleton';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import { Card } from '../../../ui/card/card-container';
import { usePartLevel } from '../../common/heading';
import type { ContactUsViewProps } from '../contact-us.view';
import type { CurrentOpening } from '../contact-us.types';
import { FormSkeleton } from './contact-skeleton';

const lazyParts = /* @__PURE__ */ lazyModule(() => import('../contact-us.lazy'));

export type MessageFormProps = Omit<ContactUsViewProps, 'canWrite'> & {
  readonly currentOpening: CurrentOpening | null;
};

/** Form from the lazy chunk. The chunk loads only if messages can be sent, and nothing else waits for it. */
export function LazyForm(props: MessageFormProps) {
  const { m } = props.messages;
  const Form = lazyParts.useModule()?.MessageForm;
  const failed = lazyParts.useFailed();
  const level = usePartLevel(1);
  if (Form) return <Form {...props} />;
  if (failed) {
    return (
      <Card as="div" part="contact-write" className="tf-contact-write">
        <EmptyState
          compact
          role="alert"
          glyph="alert"
          level={level}
          title={m.lazy.failed}
          actions={
            <Button variant="secondary" onClick={lazyParts.prefetch}>
              {m.lazy.again}
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <Skeleton label={m.lazy.loading}>
      <FormSkeleton />
    </Skeleton>
  );
}
