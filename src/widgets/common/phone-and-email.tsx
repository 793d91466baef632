import { Fragment } from 'react';

/** A phone number as it is written, that calls it. Digits and a plus are safe in an address whatever was written. */
export function PhoneLink({ phone, alone }: { readonly phone: string; readonly alone?: boolean }) {
  const digits = phone.replace(/[^\d+]/g, '');
  if (digits === '') return phone;
  return (
    <a
      href={`tel:${digits}`}
      target="_blank"
      rel="noopener noreferrer"
      className={alone ? 'tf-link tf-reach tf-nowrap' : 'tf-link tf-nowrap'}
    >
      {phone}
    </a>
  );
}

/** An e-mail address. Where it's wider than its place, it breaks before a dot or the @ and not inside a word. */
export const EmailText = ({ email, className }: { readonly email: string; readonly className?: string }) => (
  <bdi className={className}>
    {email.split(/(?=[.@])/).map((part, at) => (
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </bdi>
);
