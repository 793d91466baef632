import { useEffect, useState } from 'react';
import type { RegistrationHelp } from '../../adapters/demo/demo.types';
import { useSettings } from '../../runtime/react/provider';
import type { SiteAdapter } from './demo-site';
import { siteMessages } from './messages';

/** What verifies the demo's accounts: nobody here has a sales rep, and no text is sent. */
export function RegistrationHelpNote({ adapter }: { readonly adapter: SiteAdapter }) {
  const { locale } = useSettings();
  const { registering } = siteMessages(locale.tag);
  const [accounts, setAccounts] = useState<readonly RegistrationHelp[]>([]);
  useEffect(() => {
    let here = true;
    void adapter.demo.registrationHelp().then((found) => {
      if (here) setAccounts(found);
    });
    return () => {
      here = false;
    };
  }, [adapter]);
  if (accounts.length === 0) return null;
  return (
    <aside className="site-help" aria-label={registering.title}>
      <h2 className="tf-h3">{registering.title}</h2>
      {accounts.map(({ accountName, accountNumber, code, invoiceNumbers, mobileNumbers, textedCode, rejected }) => (
        <section key={accountNumber} aria-label={accountName}>
          <p className="tf-medium">{accountName}</p>
          {rejected && <p className="tf-second tf-muted">{registering.rejected}</p>}
          <dl>
            <Row term={registering.number} values={[accountNumber]} />
            <Row term={registering.code} values={[code]} />
            <Row term={registering.invoices} values={invoiceNumbers} />
            <Row term={registering.mobile} values={mobileNumbers.slice(0, 1)} />
            {mobileNumbers.length > 0 && <Row term={registering.texted} values={[textedCode]} />}
          </dl>
        </section>
      ))}
    </aside>
  );
}

const Row = ({ term, values }: { readonly term: string; readonly values: readonly string[] }) =>
  values.length > 0 && (
    <div>
      <dt className="tf-second tf-quiet">{term}</dt>
      <dd>
        {values.map((value) => (
          <bdi key={value}>{value}</bdi>
        ))}
      </dd>
    </div>
  );
