import { navigate } from 'wouter/use-browser-location';
import { INVOICE_SORTS, PAGE_SIZES } from '../../rules';
import { PayInvoices, type PayInvoicesProps } from '../../widgets/pay-invoices';
import { usePortal } from '../portal-context';
import { pathOf } from '../routes';
import { setSearchParams, numberParam } from '../use-search-params';

const views = ['to-pay', 'past-due', 'disputed', 'paid', 'all'] as const;
const sorts = INVOICE_SORTS.flatMap((sort) => [sort, `-${sort}`] as const);

/** Invoices page, with its filters in the query. An open invoice has a path of its own. */
export default function InvoicesPage({ id }: { readonly id: string | null }) {
  const { base, paymentFields, query } = usePortal();
  const size = numberParam(query, 'size', 0);
  const value: PayInvoicesProps['value'] = {
    view: views.find((view) => view === query.get('view')) ?? 'to-pay',
    search: query.get('search') ?? '',
    bucket: query.get('due'),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'due',
    page: numberParam(query, 'page', 1),
    pageSize: PAGE_SIZES.find((offered) => offered === size),
  };
  return (
    <PayInvoices
      headingLevel={1}
      value={value}
      paymentFields={paymentFields}
      invoiceId={id}
      onInvoiceOpen={({ invoiceId }) =>
        navigate(
          pathOf(invoiceId === null ? { name: 'invoices' } : { name: 'invoice', id: invoiceId }, base) +
            window.location.search,
        )
      }
      onValueChange={({ view, search, bucket, sort, page, pageSize }) =>
        setSearchParams(
          {
            view: view === 'to-pay' ? null : view,
            search,
            due: bucket,
            sort: sort === 'due' ? null : sort,
            page: page === 1 ? null : String(page),
            size: pageSize === PAGE_SIZES[0] ? null : String(pageSize),
          },
          page === value.page ? 'replace' : 'push',
        )
      }
    />
  );
}
