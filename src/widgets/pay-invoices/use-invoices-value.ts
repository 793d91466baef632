import { useCallback, useState } from 'react';
import type { Emit } from '../../runtime/events';
import { pageSize as offeredSize } from '../../rules';
import { withChange, firstSort, defaultValue, type InvoicesValue, invoicesViews } from './invoice-list.rules';
import type { PayInvoicesEvents, PayInvoicesProps } from './pay-invoices.types';

/** What is looked at, held by the host or here, and how it is changed. */
export interface HeldValue {
  readonly value: InvoicesValue;
  readonly change: (change: Partial<InvoicesValue>) => void;
}

/** The props that hold one part each win over `value`, which wins over what the buyer chose here. */
export function useInvoicesValue(props: Omit<PayInvoicesProps, 'messages'>, emit: Emit<PayInvoicesEvents>): HeldValue {
  const [own, setOwn] = useState<Partial<InvoicesValue>>({});
  const { view: wanted, search, bucket, sort, page, pageSize } = { ...defaultValue, sort: undefined, ...own, ...given(props.value ?? {}), ...given(props) };
  const view = invoicesViews.find((known) => known === wanted) ?? defaultValue.view;
  const value: InvoicesValue = {
    view, search, bucket, sort: sort ?? firstSort(view),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: offeredSize(pageSize),
  };
  const key = JSON.stringify(value);
  const change = useCallback(
    (part: Partial<InvoicesValue>) => {
      // The key is the value as text: what was made from it is the value itself.
      const next = withChange(JSON.parse(key) as InvoicesValue, part);
      setOwn(next);
      emit('value-change', next);
    },
    [key, emit],
  );
  return { value, change };
}

const parts = ['view', 'search', 'bucket', 'sort', 'page', 'pageSize'] as const satisfies readonly (keyof InvoicesValue)[];

const given = (from: Partial<InvoicesValue>): Partial<InvoicesValue> =>
  Object.fromEntries(parts.flatMap((part) => (from[part] === undefined ? [] : [[part, from[part]]])));
