import { Blank } from '../../../ui/empty-state/empty-state';
import { Button } from '../../../ui/button/button';
import { Skeleton } from '../../../ui/skeleton/skeleton';
import { late } from '../../../ui/lazy/lazy-module';
import { Sheet } from '../../../ui/card/card';
import { usePartLevel } from '../../common/heading';
import type { ContactUsViewProps } from '../contact-us.view';
import type { OpeningNow } from '../contact-us.view.types';
import { FormBones } from './contact-skeleton';

const form = /* @__PURE__ */ late(() => import('./message-form'));

export type MessageFormProps = Omit<ContactUsViewProps, 'mayWrite'> & { readonly here: OpeningNow | null };

/** The form from a chunk of its own: number and hours do not wait for it. */
export function LateForm(props: MessageFormProps) {
  const { m } = props.words;
  const Form = form.useModule()?.MessageForm;
  const failed = form.useFailed();
  const level = usePartLevel(1);
  if (Form) return <Form {...props} />;
  if (failed) {
    return (
      <Sheet as="div" className="tf-contact-write">
        <Blank compact role="alert" glyph="alert" level={level} title={m.late.failed} actions={<Button variant="secondary" onClick={form.prefetch}>{m.late.again}</Button>} />
      </Sheet>
    );
  }
  return (
    <Skeleton label={m.late.loading}>
      <FormBones />
    </Skeleton>
  );
}
