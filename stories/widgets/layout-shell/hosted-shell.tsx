import { Button } from '../../../src/ui/button/button';
import { Link } from '../../../src/ui/link/link';
import { CardBody, CardHeader } from '../../../src/ui/card/card';
import { Card } from '../../../src/ui/card/card-container';
import { LayoutShell, type LayoutShellProps, type ShellUser } from '../../../src/widgets/layout-shell';
import { ResendActivation } from '../../../src/widgets/resend-activation';
import { type HostWords, useHostWords } from './host-messages';
import './hosted-shell.css';

/** Who is here, in a header of the host's own. */
function Who({ user, words }: { readonly user: ShellUser; readonly words: HostWords }) {
  switch (user.status) {
    case 'loading':
      return <span className="tf-quiet">{words.waiting}</span>;
    case 'guest':
      return <span>{words.guest}</span>;
    case 'signed-in':
      return (
        <span>
          {words.signedIn} <b>{user.firstName}</b>
        </span>
      );
    case 'ended':
      return <span>{words.ended}</span>;
    case 'failed':
      return (
        <span className="tf-row">
          {words.failed}
          <Button variant="base" size="sm" onClick={user.tryAgain}>
            {words.tryAgain}
          </Button>
        </span>
      );
    default:
      return user satisfies never;
  }
}

/** The frame as a host fills it. */
export function HostedShell({ noticeText, ...props }: LayoutShellProps) {
  const words = useHostWords();
  const bar = (user: ShellUser) => (
    <div className="host-bar">
      <b>{words.company}</b>
      <nav aria-label={words.pages} className="tf-row">
        <Link href="#products">{words.products}</Link>
        <Link href="#orders">{words.orders}</Link>
      </nav>
      <Who user={user} words={words} />
    </div>
  );
  return (
    <LayoutShell
      className="host-shell"
      noticeText={noticeText === undefined ? undefined : words.notice}
      slots={{
        header: bar,
        announcement: <p className="host-announcement">{words.announcement}</p>,
        content: (
          <Card as="div">
            <CardHeader level={1} title={words.title} />
            <CardBody>
              <p>{words.text}</p>
            </CardBody>
          </Card>
        ),
        footer: <p>{words.service}</p>,
      }}
      {...props}
    />
  );
}

const resend = {
  background: 'resend-background',
  signInURL: 'https://login.northquay.example/',
  registerURL: '/Register',
  appStoreIos: 'https://apps.northquay.example/ios',
  appStoreAndroid: 'https://apps.northquay.example/android',
};

/** The layout of the resend route: the form places what the layout puts around it beside its picture. */
export function HostedCommerceLayout({ noticeText, ...props }: LayoutShellProps) {
  const words = useHostWords();
  return (
    <LayoutShell
      layout="commerce_Layout_1"
      noticeText={noticeText === undefined ? undefined : words.notice}
      slots={{
        form: ({ above, below }) => (
          <ResendActivation {...resend} headingLevel={1} slots={{ header: above, bottom: below }} />
        ),
      }}
      {...props}
    />
  );
}

/** Routed content under it. */
export const HelpContent = () => <p>{useHostWords().help}</p>;
