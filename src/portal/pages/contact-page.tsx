import { ContactUs } from '../../widgets/contact-us';
import { usePortal } from '../portal-context';

/** Contact page for all visitors. The query can preselect a topic. */
export default function ContactPage() {
  const { query } = usePortal();
  return <ContactUs headingLevel={1} topic={query.get('topic') ?? undefined} />;
}
