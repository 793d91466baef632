import { useCallback, useState } from 'react';
import type { Product } from '../../../../domain';
import { useAdapter } from '../../../../runtime/react/use-adapter';
import type { AddToListProps } from '../../../common/add-to-list/add-to-list.types';

/** The dialog of lists that all cards share; `onSave` is absent where the adapter has no lists to fill. */
export function useSaving(accountId: string | null) {
  const { lists } = useAdapter();
  const [saving, setSaving] = useState<Pick<AddToListProps, 'items' | 'open'> | null>(null);
  const open = useCallback((product: Product, quantity: number) => setSaving({ items: [{ product, quantity }], open: true }), []);
  const onOpenChange = useCallback((isOpen: boolean) => setSaving((now) => now && { ...now, open: isOpen }), []);
  const canSave = accountId !== null && lists?.list !== undefined && lists.addItems !== undefined;
  return { saving, onOpenChange, onSave: canSave ? open : undefined };
}
