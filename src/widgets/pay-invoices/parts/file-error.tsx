import { useSettings } from '../../../runtime/react/provider';
import { RichMessage } from '../../../runtime/react/rich-message';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { commonMessages } from '../../common/common.messages';
import { PhoneLink } from '../../common/phone-and-email';
import type { LazyMessages } from '../pay-invoices.types';
import type { FileFetch } from '../use-file-download';

/** Explains why a document is missing: it does not exist, or the request failed. */
export function FileError({
  file: { notFound, error },
  messages: { m, fill },
  number,
}: {
  readonly file: FileFetch;
  readonly messages: LazyMessages;
  readonly number: string;
}) {
  const { customerService } = useSettings();
  const common = useMessages('common', commonMessages).m;
  if (notFound) {
    return (
      <Banner role="alert" tone="caution" title={m.file.notFound}>
        {customerService ? (
          <RichMessage
            text={m.file.notFoundText}
            values={{ number, phone: <PhoneLink phone={customerService.phone} /> }}
          />
        ) : (
          fill(m.file.notFoundBare, { number })
        )}
      </Banner>
    );
  }
  if (error === null) return null;
  return (
    <Banner role="alert" tone="critical" title={m.file.failed}>
      {common.errors[error.code]}
    </Banner>
  );
}
