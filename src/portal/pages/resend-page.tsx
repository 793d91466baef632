import { useSettings } from '../../runtime/react/provider';
import { CommerceLayout1 } from '../../widgets/layout-shell';
import { ResendActivation } from '../../widgets/resend-activation';
import { usePortal } from '../portal-context';
import { Footer } from '../shell/footer';

/** Page for resending an activation email, in its required layout `commerce_Layout_1` (decision 23). */
export default function ResendPage() {
  const { brand, notice, resend } = usePortal();
  const { links } = useSettings();
  return (
    <CommerceLayout1
      logoSrc={brand.logoSrc}
      logoAlt={brand.name}
      noticeText={notice?.text}
      noticeDate={notice?.date}
      visitURL={notice?.visitURL}
      headingLevel={1}
      slots={{
        form: ({ data: { above, below } }) => (
          <ResendActivation
            headingLevel={1}
            {...resend}
            registerURL={links.href({ to: 'register' }) ?? undefined}
            slots={{ top: above, bottom: below }}
          />
        ),
        footer: <Footer />,
      }}
    />
  );
}
