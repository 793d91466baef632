import { ContactUs } from '../../widgets/contact-us';
import { usePortal } from '../portal-context';

/** How customer service is reached, for everybody; the address may name a topic. */
export default function ContactPage() {
  const { query } = usePortal();
  return <ContactUs headingLevel={1} topic={query.get('topic') ?? undefined} />;
}
