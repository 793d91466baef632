import { useAdapter } from '../../../runtime/react/use-adapter';
import { useRead } from '../../../runtime/react/use-read';
import { useSettings } from '../../../runtime/react/provider';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import { SubstitutesDialog, type SubstitutesDialogProps } from '../parts/ordering/substitutes-dialog';

export interface SubstitutesProps extends Omit<SubstitutesDialogProps, 'read' | 'onRefetch'> {
  readonly accountId: string | null;
}

/** Reads the substitutes of a product when the dialog mounts. */
export function Substitutes({ accountId, ...props }: SubstitutesProps) {
  const { catalog } = useAdapter();
  const { locale } = useSettings();
  const productId = props.product.id;
  const [read, refetch] = useRead({
    method: 'catalog.substitutes',
    args: { productId },
    accountId,
    read: (options) =>
      catalog?.substitutes?.({ productId, accountId, locale: locale.tag }, options) ??
      rejectMissingMethod('catalog.substitutes'),
  });
  return <SubstitutesDialog {...props} read={read} onRefetch={refetch} />;
}
