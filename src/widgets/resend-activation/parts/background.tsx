import { useEffect, useState } from 'react';
import type { ContentPort } from '../../../ports/content.port';
import { imageSource } from '../../../rules';
import { useSettings } from '../../../runtime/react/provider';
import { SafeImage } from '../../../ui/image/safe-image';

interface BackgroundProps {
  /** A managed content key, an image address or a data URI (decision 22). */
  readonly background: string | undefined;
  readonly content: Pick<ContentPort, 'image'> | undefined;
}

// An address is told from a content key by being one; which site it is on does not matter for that.
const isAddress = (background: string) => imageSource(background, { origin: 'https://any.invalid' }) !== null;

/** The picture at the left. It may fail without a word: the form never waits for it. */
export function Background({ background, content }: BackgroundProps) {
  const { locale } = useSettings();
  const [managed, setManaged] = useState<{ key: string; source: string } | null>(null);
  const key = background === undefined || isAddress(background) ? null : background;

  useEffect(() => {
    if (key === null || content === undefined) return;
    const life = new AbortController();
    // Asked inside a promise: an adapter that throws at once fails like any other.
    Promise.resolve()
      .then(() => (life.signal.aborted ? null : content.image({ key, locale: locale.tag }, { signal: life.signal })))
      .then((image) => {
        if (image !== null && !life.signal.aborted) setManaged({ key, source: image.source });
      })
      .catch(() => {});
    return () => life.abort();
  }, [key, content, locale.tag]);

  const source = key === null ? background : managed?.key === key ? managed.source : undefined;
  return (
    <div className="tf-resend-picture" aria-hidden="true">
      {source !== undefined && <SafeImage src={source} alt="" fallback={null} />}
    </div>
  );
}
