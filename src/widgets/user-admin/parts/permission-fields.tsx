import { PERMISSIONS, type Permission } from '../../../rules';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import { Choices } from './choices';
import type { FormPart } from './person-fields';

interface PermissionFieldsProps extends FormPart {
  /** Those that may be given (decision 11). */
  readonly offered: readonly Permission[];
  readonly names: Readonly<Record<Permission, string>>;
  readonly isYou: boolean;
}

/** What a user may do. What may not be given and is held can be taken away. */
export function PermissionFields({
  handle: { form, first },
  later: { m },
  offered,
  names,
  isYou,
}: PermissionFieldsProps) {
  const { values: answers, idOf, errorOf, change } = form;
  const held = new Set([...first.permissions, ...answers.permissions]);
  const about = (one: Permission): string => {
    if (isYou && one === 'super') return m.form.yours;
    return offered.includes(one) ? m.form.about[one] : m.form.kept;
  };
  return (
    <Choices id={idOf('permissions')} title={m.form.permissions} error={errorOf('permissions')}>
      {PERMISSIONS.filter((one) => offered.includes(one) || held.has(one)).map((one) => (
        <Checkbox
          key={one}
          label={names[one]}
          description={about(one)}
          checked={answers.permissions.includes(one)}
          onCheckedChange={(checked) =>
            change(
              {
                permissions: PERMISSIONS.filter((other) =>
                  other === one ? checked : answers.permissions.includes(other),
                ),
              },
              'permissions',
            )
          }
        />
      ))}
    </Choices>
  );
}
