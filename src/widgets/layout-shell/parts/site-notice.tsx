import { useId } from 'react';
import { formatLongDate } from '../../../rules';
import type { MessageOverrides } from '../../../runtime/messages/messages';
import { useSettings } from '../../../runtime/react/provider';
import { useMessages } from '../../../runtime/react/use-messages';
import { Link } from '../../../ui/link/link';
import { layoutShellMessages } from '../layout-shell.messages';
import { noticeParts, isVisitable } from '../layout-shell.rules';

export interface SiteNoticeProps {
  /**
   * Text of the notice. `{date}` marks the position of the date, which otherwise follows the text. Without text there
   * is no notice.
   */
  readonly text: string | undefined;
  /** Calendar date in the notice, `YYYY-MM-DD`, formatted in the locale. The notice stays after that date. */
  readonly date?: string;
  /** URL of *Visit*; omitted by layouts that render the link elsewhere (decision 23). */
  readonly url?: string;
  readonly messages?: MessageOverrides<typeof layoutShellMessages>;
  readonly id?: string;
}

/** Site notice: bold, centered, on light red, with its own underlined *Visit*. Renders in any `tf-root`. */
export function SiteNotice({ text, date, url, messages: overrides, id }: SiteNoticeProps) {
  const { locale } = useSettings();
  const { m } = useMessages('layout-shell', layoutShellMessages, overrides);
  const ownId = useId();
  const parts = noticeParts(text, date);
  if (parts === null) return null;
  const textId = id ?? ownId;
  return (
    <div part="site-notice" className="tf-site-notice">
      <p id={textId}>
        {parts.before}
        {parts.date !== null && <time dateTime={parts.date}>{formatLongDate(parts.date, locale.tag)}</time>}
        {parts.after}
      </p>
      <VisitLink url={url} label={m.visit} describedBy={textId} />
    </div>
  );
}

interface VisitLinkProps {
  readonly url: string | undefined;
  readonly label: string;
  /** Id of the notice that describes the link's target. */
  readonly describedBy?: string;
}

/** Link *Visit*, underlined and centered. An unsafe URL renders nothing. */
export function VisitLink({ url, label, describedBy }: VisitLinkProps) {
  if (!isVisitable(url)) return null;
  return (
    <p part="visit" className="tf-visit">
      <Link href={url} alone aria-describedby={describedBy}>
        {label}
      </Link>
    </p>
  );
}
