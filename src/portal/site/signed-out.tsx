import { useEffect } from 'react';
import { EmptyState } from '../../ui/empty-state/empty-state';
import { ButtonLink } from '../../ui/button/button';
import { Card } from '../../ui/card/card-container';
import { basePath, keepBuyer, type SiteAdapter } from './demo-site';
import { siteMessages } from './site-messages';

interface SignedOutStateProps {
  readonly adapter: SiteAdapter;
  readonly language: string;
}

/** Content of the logout page: confirms the sign-out and links to sign-in. */
export function SignedOut({ adapter, language }: SignedOutStateProps) {
  const { signedOut } = siteMessages(language);
  useEffect(() => {
    document.title = signedOut.title;
    document.documentElement.lang = language;
    keepBuyer(null);
    void adapter.demo.signIn(null);
  }, [adapter, language, signedOut.title]);
  return (
    <main className="tf-root site-alone" data-tf-theme="auto">
      <Card as="div">
        <EmptyState
          glyph="check"
          level={1}
          title={signedOut.title}
          text={signedOut.text}
          actions={<ButtonLink href={`${basePath}/${language}/`}>{signedOut.action}</ButtonLink>}
        />
      </Card>
    </main>
  );
}
