import { Link } from '../../ui/link/link';

/** A phone number as it is written, that calls it. */
export const PhoneLink = ({ phone, alone }: { readonly phone: string; readonly alone?: boolean }) => (
  <Link alone={alone} className="tf-nowrap" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
    {phone}
  </Link>
);
