import { Fragment } from 'react';

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
