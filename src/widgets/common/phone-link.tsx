import { Link } from '../../ui/link/link';

/** A phone number as it is written, that calls it. */
export const PhoneLink = ({ phone }: { readonly phone: string }) => <Link className="tf-nowrap" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>;
