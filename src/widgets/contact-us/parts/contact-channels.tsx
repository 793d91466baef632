import { useId } from 'react';
import { Mail, Phone } from 'lucide';
import { Link } from '../../../ui/link/link';
import { Icon } from '../../../ui/icon/icon';
import { CardBody } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { EmailText } from '../../common/phone-and-email';
import { Heading } from '../../common/heading';
import { PhoneLink } from '../../common/phone-and-email';
import type { ContactPartProps, ContactMessages, OpeningNow } from '../contact-us.view.types';
import { CopyButton } from '../../../ui/copy-button/copy-button';
import { Hours, OpenNow } from './hours';

/** Number, email and hours, in one place. */
export function ContactChannels({
  details: { phone, email, hours },
  messages,
  here,
}: ContactPartProps & { readonly here: OpeningNow | null }) {
  const { m } = messages;
  const id = useId();
  return (
    <Card aria-labelledby={id} className="tf-contact-reach">
      <CardBody className="tf-stack" data-gap="5">
        <div className="tf-stack" data-gap="3">
          <Heading below={1} id={id} className="tf-h2">
            {m.phone.title}
          </Heading>
          {phone !== null && (
            <p className="tf-contact-phone">
              <Icon of={Phone} />
              <PhoneLink phone={phone} alone />
            </p>
          )}
          {here !== null && <OpenNow {...here} messages={messages} />}
        </div>
        {email !== null && (
          <div className="tf-contact-email">
            <Icon of={Mail} />
            <span className="tf-grow">
              <span className="tf-second tf-quiet">{m.phone.email}</span>
              <Link href={`mailto:${email}`} alone>
                <EmailText email={email} />
              </Link>
            </span>
            <CopyButton text={email} label={m.phone.copy} copied={m.phone.copied} failed={m.phone.copyFailed} />
          </div>
        )}
        {hours !== null && <Hours hours={hours} messages={messages} />}
      </CardBody>
    </Card>
  );
}

/** The number alone: where nothing else came, calling still works. */
export const CallUs = ({ phone, messages: { m } }: { readonly phone: string; readonly messages: ContactMessages }) => (
  <Card as="div">
    <CardBody className="tf-stack" data-gap="2">
      <p className="tf-medium">{m.phone.title}</p>
      <p className="tf-contact-phone">
        <Icon of={Phone} />
        <PhoneLink phone={phone} alone />
      </p>
    </CardBody>
  </Card>
);
