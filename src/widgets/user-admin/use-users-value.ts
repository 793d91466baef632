import { useEffect, useMemo, useState } from 'react';
import type { UserQuery } from '../../domain';
import type { Emit } from '../../runtime/events';
import { defaultValue, toQuery, valueFrom } from './user-admin.rules';
import type { UserAdminEvents, UserAdminProps, UserAdminValue } from './user-admin.types';

/** Current value of the list, and its setters. */
export interface UsersHandle {
  readonly value: UserAdminValue;
  readonly set: (next: UserAdminValue) => void;
}

/** Current value: the host's parts, with the widget's own parts for the rest. Every change emits `value-change`. */
export function useUsersValue(
  { value: held }: Pick<UserAdminProps, 'value'>,
  emit: Emit<UserAdminEvents>,
): UsersHandle {
  const [own, setOwn] = useState(defaultValue);
  // A host may create a new object with equal content on each render.
  const heldText = JSON.stringify(held ?? {});
  const value = useMemo(
    // `heldText` is serialized from `held` above, so the parsed value has its type.
    () => ({ ...own, ...valueFrom(JSON.parse(heldText) as Partial<UserAdminValue>) }),
    [own, heldText],
  );
  const set = (next: UserAdminValue) => {
    setOwn(next);
    emit('value-change', next);
  };
  return { value, set };
}

/** Delay in milliseconds after the last key press before the search runs. */
const TYPING = 250;

/** The query to request. Changes apply at once, except that a search text is debounced. */
export function useDebouncedUserQuery(value: UserAdminValue): UserQuery {
  const { search, permission, status, sort, page, pageSize } = value;
  const latest = useMemo(
    () => toQuery({ search, permission, status, sort, page, pageSize, user: null }),
    [search, permission, status, sort, page, pageSize],
  );
  const [settled, setSettled] = useState(latest);
  const typing = latest.text !== settled.text;
  if (!typing && latest !== settled) setSettled(latest);
  useEffect(() => {
    if (!typing) return;
    const timer = setTimeout(() => setSettled(latest), TYPING);
    return () => clearTimeout(timer);
  }, [typing, latest]);
  return settled;
}
