import { useEffect, useMemo, useState } from 'react';
import type { UserQuery } from '../../domain';
import type { Emit } from '../../runtime/events';
import { defaultValue, toQuery, valueFrom } from './user-admin.rules';
import type { UserAdminEvents, UserAdminProps, UserAdminValue } from './user-admin.types';

/** What is looked at, and how it changes. */
export interface UsersHandle {
  readonly value: UserAdminValue;
  readonly set: (next: UserAdminValue) => void;
}

/** What is looked at: the host's where it holds a part of it, else the widget's own. Each change is told. */
export function useUsersValue(
  { value: held }: Pick<UserAdminProps, 'value'>,
  emit: Emit<UserAdminEvents>,
): UsersHandle {
  const [own, setOwn] = useState(defaultValue);
  // A host may write its value anew each time it renders.
  const heldText = JSON.stringify(held ?? {});
  const value = useMemo(
    // Written the line before: it is what the host holds.
    () => ({ ...own, ...valueFrom(JSON.parse(heldText) as Partial<UserAdminValue>) }),
    [own, heldText],
  );
  const set = (next: UserAdminValue) => {
    setOwn(next);
    emit('value-change', next);
  };
  return { value, set };
}

/** Milliseconds of quiet after which a typed text is searched for. */
const TYPING = 250;

/** The query to ask for: at once, except that a text is waited for until it is typed. */
export function useDebouncedUserQuery(value: UserAdminValue): UserQuery {
  const { search, permission, status, sort, page, pageSize } = value;
  const wanted = useMemo(
    () => toQuery({ search, permission, status, sort, page, pageSize, user: null }),
    [search, permission, status, sort, page, pageSize],
  );
  const [settled, setSettled] = useState(wanted);
  const typing = wanted.text !== settled.text;
  if (!typing && wanted !== settled) setSettled(wanted);
  useEffect(() => {
    if (!typing) return;
    const timer = setTimeout(() => setSettled(wanted), TYPING);
    return () => clearTimeout(timer);
  }, [typing, wanted]);
  return settled;
}
