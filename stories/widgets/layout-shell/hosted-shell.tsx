import { Button } from '../../../src/ui/button/button';
import { Link } from '../../../src/ui/link/link';
import { CardBody, CardHeader } from '../../../src/ui/card/card';
import { Card } from '../../../src/ui/card/card-container';
import { LayoutShell, type LayoutShellProps, type ShellUser } from '../../../src/widgets/layout-shell';
import { ResendActivation } from '../../../src/widgets/resend-activation';
import { type HostMessages, useHostMessages } from './host-messages';
import './hosted-shell.css';

/** The visitor's name or sign-in link, in the host's header. */
function Who({ user, messages }: { readonly user: ShellUser; readonly messages: HostMessages }) {
  switch (user.status) {
    case 'loading':
      return <span className="tf-quiet">{messages.waiting}</span>;
    case 'guest':
      return <span>{messages.guest}</span>;
    case 'signed-in':
      return (
        <span>
          {messages.signedIn} <b>{user.firstName}</b>
        </span>
      );
    case 'ended':
      return <span>{messages.ended}</span>;
    case 'failed':
      return (
        <span className="tf-row">
          {messages.failed}
          <Button variant="base" size="sm" onClick={user.tryAgain}>
            {messages.tryAgain}
          </Button>
        </span>
      );
    default:
      return user satisfies never;
  }
}

/** The frame with the content of a host. */
export function HostedShell({ noticeText, ...props }: LayoutShellProps) {
  const messages = useHostMessages();
  const bar = ({ data: { user } }: { readonly data: { readonly user: ShellUser } }) => (
    <div className="host-bar">
      <b>{messages.company}</b>
      <nav aria-label={messages.pages} className="tf-row">
        <Link href="#products">{messages.products}</Link>
        <Link href="#orders">{messages.orders}</Link>
      </nav>
      <Who user={user} messages={messages} />
    </div>
  );
  return (
    <LayoutShell
      className="host-shell"
      noticeText={noticeText === undefined ? undefined : messages.notice}
      slots={{
        header: bar,
        announcement: <p className="host-announcement">{messages.announcement}</p>,
        content: (
          <Card as="div">
            <CardHeader level={1} title={messages.title} />
            <CardBody>
              <p>{messages.text}</p>
            </CardBody>
          </Card>
        ),
        footer: <p>{messages.service}</p>,
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

/** The layout of the resend route. The form places the surroundings that the layout passes beside its image. */
export function HostedCommerceLayout({ noticeText, ...props }: LayoutShellProps) {
  const messages = useHostMessages();
  return (
    <LayoutShell
      layout="commerce_Layout_1"
      noticeText={noticeText === undefined ? undefined : messages.notice}
      slots={{
        form: ({ data: { above, below } }) => (
          <ResendActivation {...resend} headingLevel={1} slots={{ header: above, bottom: below }} />
        ),
      }}
      {...props}
    />
  );
}

/** Content of the route, below the frame. */
export const HelpContent = () => <p>{useHostMessages().help}</p>;
