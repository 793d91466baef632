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
