import { Fragment } from 'react';

/** Link that calls a phone number. Its address only contains digits and a plus, so any text is safe. */
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

/** An e-mail address. If it is too wide, it breaks before a dot or the @. */
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
