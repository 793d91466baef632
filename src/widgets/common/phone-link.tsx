import { cx } from 'class-variance-authority';

/** A phone number as it is written, that calls it. Digits and a plus are safe in an address whatever was written. */
export function PhoneLink({ phone, alone = false }: { readonly phone: string; readonly alone?: boolean }) {
  const digits = phone.replace(/[^\d+]/g, '');
  if (digits === '') return <span className="tf-nowrap">{phone}</span>;
  return (
    <a
      href={`tel:${digits}`}
      target="_blank"
      rel="noopener noreferrer"
      className={cx('tf-link', alone && 'tf-reach', 'tf-nowrap')}
    >
      {phone}
    </a>
  );
}
