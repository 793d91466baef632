import { type ReactNode, useId } from 'react';
import type { LayoutShellProps, LayoutShellSlots } from '../layout-shell.types';
import { LogoImage } from './logo-image';
import { SiteNotice } from './site-notice';
import { SpacerLine } from './spacer-line';
import { VisitLink } from './visit-link';

interface CommerceHeaderProps
  extends Pick<LayoutShellProps, 'noticeText' | 'noticeDate' | 'visitURL' | 'logoSrc' | 'logoAlt'> {
  readonly form: LayoutShellSlots['form'];
  readonly visit: string;
}

/**
 * The header slot of `commerce_Layout_1`, in the order that is prescribed: spacer line, logo, spacer line,
 * notice, resend form, *Visit*. The notice has no link of its own here (decision 23).
 */
export function CommerceHeader({ noticeText, noticeDate, visitURL, logoSrc, logoAlt, form, visit }: CommerceHeaderProps): ReactNode {
  const noticeId = useId();
  const above = (
    <>
      <SpacerLine />
      <LogoImage src={logoSrc} alt={logoAlt} />
      <SpacerLine />
      <SiteNotice id={noticeId} text={noticeText} date={noticeDate} />
    </>
  );
  const below = <VisitLink url={visitURL} word={visit} describedBy={noticeText ? noticeId : undefined} />;
  if (typeof form === 'function') return <div className="tf-commerce-frame">{form({ above, below })}</div>;
  return (
    <>
      {above}
      <div className="tf-commerce-form">{form}</div>
      {below}
    </>
  );
}
