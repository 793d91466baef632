import type { Account } from '../../../domain';
import { Tag } from '../../../ui/tag/tag';
import { conditionTone } from '../account-row.rules';
import type { SwitcherMessages } from '../account-switcher.types';

/** The conditions of an account, each a word (decision 10). */
export function AccountTags({ account, m }: { readonly account: Account; readonly m: SwitcherMessages }) {
  if (account.conditions.length === 0) return null;
  return (
    <span className="tf-account-tags">
      {account.conditions.map(({ code }) => (
        <Tag key={code} tone={conditionTone(code)}>
          {m.conditions[code]}
        </Tag>
      ))}
    </span>
  );
}
