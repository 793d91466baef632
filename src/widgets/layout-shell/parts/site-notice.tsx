import { useId } from 'react';
import { formatLongDate } from '../../../rules';
import type { MessageOverrides } from '../../../runtime/messages/messages';
import { useSettings } from '../../../runtime/react/provider';
import { useMessages } from '../../../runtime/react/use-messages';
import { Link } from '../../../ui/link/link';
import { layoutShellMessages } from '../layout-shell.messages';
import { noticeParts, mayVisit } from '../layout-shell.rules';

export interface SiteNoticeProps {
  /** What it says; `{date}` stands where the date goes, else it follows the text. Without it there is no notice. */
  readonly text: string | undefined;
  /** The calendar date it names, `YYYY-MM-DD`, written out in the locale. It stays when the date has passed. */
  readonly date?: string;
  /** Where *Visit* leads; left out by layouts that have the link elsewhere (decision 23). */
  readonly url?: string;
  readonly messages?: MessageOverrides<typeof layoutShellMessages>;
  readonly id?: string;
}

/** The site notice: bold, centered, on light red, with its own underlined *Visit*. Stands in any `tf-root`. */
export function SiteNotice({ text, date, url, messages: overrides, id }: SiteNoticeProps) {
  const { locale } = useSettings();
  const { m } = useMessages('layout-shell', layoutShellMessages, overrides);
  const ownId = useId();
  const parts = noticeParts(text, date);
  if (parts === null) return null;
  const textId = id ?? ownId;
  return (
    <div className="tf-site-notice">
      <p id={textId}>
        {parts.before}
        {parts.date !== null && <time dateTime={parts.date}>{formatLongDate(parts.date, locale.tag)}</time>}
        {parts.after}
      </p>
      <VisitLink url={url} word={m.visit} describedBy={textId} />
    </div>
  );
}

interface VisitLinkProps {
  readonly url: string | undefined;
  readonly word: string;
  /** Id of the notice that says where it leads. */
  readonly describedBy?: string;
}

/** *Visit*, underlined and centered. An address that can not be a link shows nothing. */
export function VisitLink({ url, word, describedBy }: VisitLinkProps) {
  if (!mayVisit(url)) return null;
  return (
    <p className="tf-visit">
      <Link href={url} alone aria-describedby={describedBy}>
        {word}
      </Link>
    </p>
  );
}
