import { type Adapter, PortError, toPortError } from '../ports';
import { initialAccountId } from '../rules';
import type { InitialData } from '../runtime/initial-data';
import { english, type LocalePack, toLocalePack } from '../runtime/messages/locale-pack';
import type { ReadRequest } from '../runtime/reads/read-request';
import { readSession } from '../runtime/session/read-session';
import type { Session } from '../runtime/session/session.types';
import type { FaqProps } from '../widgets/faq/faq.types';
import { readFaqs } from '../widgets/faq/read-faqs';
import type { OrderDetailProps } from '../widgets/order-detail/order-detail.types';
import { readOrder } from '../widgets/order-detail/read-order';
import type { ProductDetailsProps } from '../widgets/product-details/product-details.types';
import { readProduct } from '../widgets/product-details/read-product';
import { firstQuery } from '../widgets/product-grid/product-grid.rules';
import type { ProductGridProps } from '../widgets/product-grid/product-grid.types';
import { searchProducts } from '../widgets/product-grid/search-products';

/** The props that determine the data of a widget, for each widget that a server can read for. */
export interface PrefetchProps {
  readonly faq: Pick<FaqProps, 'pageSize'>;
  readonly 'order-detail': Pick<OrderDetailProps, 'orderId'>;
  readonly 'product-details': Pick<ProductDetailsProps, 'productId'>;
  readonly 'product-grid': Pick<ProductGridProps, 'value' | 'search' | 'page' | 'pageSize' | 'sort'>;
}

/** Name of a widget that a server can read for. */
export type PrefetchWidget = keyof PrefetchProps;

export interface PrefetchOptions {
  /** Locale pack or tag, as given to the provider in the browser. Default English (US). */
  readonly locale?: LocalePack | string;
  /** The account to read for. Default: the buyer's default account, else that of the backend's session. */
  readonly accountId?: string;
  /** Aborts the reads, for example after the time that the page can wait. */
  readonly signal?: AbortSignal;
  /** Called for each failed call. The browser calls again. */
  readonly onError?: (error: PortError) => void;
}

type Read<Props> = (adapter: Adapter, props: Props, accountId: string | null, locale: string) => ReadRequest;

const reads: { readonly [Widget in PrefetchWidget]: Read<PrefetchProps[Widget]> } = {
  faq: (adapter, props, _accountId, locale) => readFaqs(adapter, props, locale),
  'order-detail': readOrder,
  'product-details': readProduct,
  'product-grid': (adapter, props, ...rest) => searchProducts(adapter, firstQuery(props), ...rest),
};

/** Widgets that show the same to everybody. */
const isPublic = (widget: PrefetchWidget): boolean => widget === 'faq';

/** Settles as the promise does, or rejects when the signal aborts: an adapter may ignore the signal. */
const orAborted = <Data>(promise: Promise<Data>, signal: AbortSignal): Promise<Data> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      const abort = () => reject(new PortError('aborted', 'The page no longer waits for the data'));
      if (signal.aborted) abort();
      signal.addEventListener('abort', abort, { once: true });
    }),
  ]);

/**
 * Reads a widget's first data on a server, for `<InitialDataProvider>`. The adapter calls the backend as the buyer of
 * the page's request. The result belongs to this buyer and must not be cached. Never rejects: data whose read failed
 * are missing in the result, and the widget reads them in the browser.
 */
export async function prefetch<Widget extends PrefetchWidget>(
  adapter: Adapter,
  widget: Widget,
  props: PrefetchProps[Widget],
  { locale, accountId, signal = new AbortController().signal, onError }: PrefetchOptions = {},
): Promise<InitialData> {
  const { tag } = locale === undefined ? english : toLocalePack(locale);
  const attempt = async <Data>(call: () => Promise<Data>): Promise<Data | null> => {
    try {
      return await orAborted(call(), signal);
    } catch (thrown) {
      onError?.(toPortError(thrown));
      return null;
    }
  };
  const readFor = async (account: string | null): Promise<InitialData['reads']> => {
    const { read, ...key } = reads[widget](adapter, props, account, tag);
    // Null is a response, such as that of an unknown product.
    const found = await attempt(async () => ({ data: await read({ signal }) }));
    return found === null ? [] : [{ ...key, ...found }];
  };
  const result = (session: Session | null, found: InitialData['reads']): InitialData => ({
    adapterId: adapter.id,
    locale: tag,
    readAt: Date.now(),
    session,
    reads: found,
  });
  if (isPublic(widget)) return result(null, await readFor(null));
  const session = attempt(() => readSession(adapter, tag, async (call) => call()));
  if (accountId !== undefined) {
    const [buyer, found] = await Promise.all([session, readFor(accountId)]);
    return buyer === null || buyer.isGuest ? result(null, []) : result({ ...buyer, accountId }, found);
  }
  const buyer = await session;
  if (buyer === null) return result(null, []);
  const account = buyer.isGuest
    ? null
    : initialAccountId({ controlled: null, stored: null, accounts: buyer.accounts, session: buyer.user?.accountId });
  return result({ ...buyer, accountId: account }, await readFor(account));
}
