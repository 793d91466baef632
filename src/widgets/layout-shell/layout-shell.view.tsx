import { type ReactNode, useId } from 'react';
import type { Messages } from '../../runtime/react/use-messages';
import { SkipLink } from '../../ui/skip-link/skip-link';
import { fillSlot } from '../common/slots';
import type { layoutShellMessages } from './layout-shell.messages';
import { COMMERCE_LAYOUT_1 } from './layout-shell.rules';
import type { LayoutShellProps, LayoutShellSlots, ShellRegion, ShellUser } from './layout-shell.types';
import { LogoImage, SpacerLine } from './parts/layout-blocks';
import { SiteNotice, VisitLink } from './parts/site-notice';

export interface LayoutShellViewProps extends Omit<LayoutShellProps, 'messages'> {
  /** The host's overrides of messages. */
  readonly overrides: LayoutShellProps['messages'];
  readonly user: ShellUser;
  readonly messages: Messages<typeof layoutShellMessages>;
}

/** The page layout: skip links first, then header, announcement, content and footer, each a landmark. */
export function LayoutShellView(props: LayoutShellViewProps) {
  const { slots = {}, children, user, messages, layout, overrides } = props;
  const { m } = messages;
  const mainId = useId();
  const footerId = useId();
  const fill = (region: ShellRegion): ReactNode => fillSlot(region, null, { user });

  const commerce = layout === COMMERCE_LAYOUT_1;
  const content = children ?? fill(slots.content);
  const footer = fill(slots.footer);
  const announcement = fill(slots.announcement);
  const notice = commerce ? null : (
    <SiteNotice text={props.noticeText} date={props.noticeDate} url={props.visitURL} messages={overrides} />
  );
  const header = commerce ? (
    <CommerceHeader {...props} form={slots.form} visit={m.visit} />
  ) : (
    plainHeader(props, fill(slots.header))
  );
  const announces = (!commerce && Boolean(props.noticeText?.trim())) || isFilled(announcement);
  // Without routed content the form is the main content of the page, so it renders in `main` instead of the header.
  const headerIsMain = commerce && !isFilled(content);
  const main = { id: mainId, tabIndex: -1 };

  return (
    <div
      part="shell"
      className="tf-shell"
      data-layout={commerce ? COMMERCE_LAYOUT_1 : undefined}
      data-user={user.status}
    >
      <SkipLink targetId={mainId}>{m.skipToMain}</SkipLink>
      {isFilled(footer) && <SkipLink targetId={footerId}>{m.skipToFooter}</SkipLink>}
      {headerIsMain ? (
        <main {...main} part="commerce-header" className="tf-commerce-header tf-ring-inside">
          {header}
        </main>
      ) : (
        isFilled(header) && (
          <header
            part={commerce ? 'commerce-header' : 'shell-header'}
            className={commerce ? 'tf-commerce-header' : 'tf-shell-header'}
          >
            {header}
          </header>
        )
      )}
      {announces && (
        <section part="shell-announcement" className="tf-shell-announcement" aria-label={m.announcement}>
          {notice}
          {announcement}
        </section>
      )}
      {!headerIsMain && (
        <main {...main} part="shell-main" className="tf-shell-main tf-ring-inside">
          {content}
        </main>
      )}
      {isFilled(footer) && (
        <footer id={footerId} tabIndex={-1} part="shell-footer" className="tf-shell-footer tf-ring-inside">
          {footer}
        </footer>
      )}
    </div>
  );
}

/** Header of the default layout: the logo above the host's header content. */
function plainHeader(
  { logoSrc, logoAlt }: Pick<LayoutShellProps, 'logoSrc' | 'logoAlt'>,
  region: ReactNode,
): ReactNode {
  const logo = logoSrc || logoAlt ? <LogoImage src={logoSrc} alt={logoAlt} /> : null;
  if (logo === null && !isFilled(region)) return null;
  return (
    <>
      {logo}
      {isFilled(region) && (
        <div part="shell-bar" className="tf-shell-bar">
          {region}
        </div>
      )}
    </>
  );
}

const isFilled = (node: ReactNode): boolean => node !== undefined && node !== null && node !== false && node !== '';

interface CommerceHeaderProps extends Pick<
  LayoutShellProps,
  'noticeText' | 'noticeDate' | 'visitURL' | 'logoSrc' | 'logoAlt'
> {
  readonly form: LayoutShellSlots['form'];
  readonly visit: string;
}

/**
 * Header of `commerce_Layout_1` in the specified order: spacer line, logo, spacer line, notice, resend form, *Visit*.
 * The notice has no link of its own here (decision 23).
 */
function CommerceHeader({
  noticeText,
  noticeDate,
  visitURL,
  logoSrc,
  logoAlt,
  form,
  visit,
}: CommerceHeaderProps): ReactNode {
  const noticeId = useId();
  const above = (
    <>
      <SpacerLine />
      <LogoImage src={logoSrc} alt={logoAlt} />
      <SpacerLine />
      <SiteNotice id={noticeId} text={noticeText} date={noticeDate} />
    </>
  );
  const below = <VisitLink url={visitURL} label={visit} describedBy={noticeText ? noticeId : undefined} />;
  if (typeof form === 'function')
    return (
      <div part="commerce-frame" className="tf-commerce-frame">
        {fillSlot(form, null, { above, below })}
      </div>
    );
  return (
    <>
      {above}
      <div part="commerce-form" className="tf-commerce-form">
        {form}
      </div>
      {below}
    </>
  );
}
