import { readdirSync } from 'node:fs';
import { firstScreens } from './first-screens.ts';
import { root } from './surface.mjs';

const reactPackages = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;

const pages = readdirSync(`${root}src/portal/pages`)
  .filter((name) => name.endsWith('-page.tsx'))
  .map((name) => `src/portal/pages/${name}`);
const start = 'src/portal/site/start.ts';
const main = 'src/portal/site/main.tsx';

/** Modules that pages or widgets can share. Modules of one page or widget stay in its chunk. */
const isCommon = (id: string): boolean =>
  !/src[\\/](adapters|locales|portal|embed|widgets[\\/](?!common[\\/]))/.test(id);

/** Lazy parts with a file of their own: they are large, or load independently of the other lazy parts. */
const apart = ['src/ui/overlay/overlay-runtime.ts', 'node_modules/papaparse/papaparse.min.js'];

/** Modules for forms with several fields, and the dialog with a form that two pages share. */
const isForm = (id: string): boolean =>
  /src[\\/](ui[\\/]form|widgets[\\/]common[\\/]add-method)[\\/]|node_modules[\\/]react-hook-form[\\/]/.test(id);

/** The products page and its ordering controls are one chunk. */
const isProducts = (id: string): boolean =>
  /src[\\/](widgets[\\/]product-grid[\\/]|portal[\\/]pages[\\/](products-page|facet-params)\.tsx?)/.test(id);

/** Ports of the platform that every page uses, and the product list. Other ports load on the first call. */
const isUsualPort = (id: string): boolean =>
  /adapters[\\/]salesforce[\\/](?:[\w-]+\.ts|(?:accounts|cart|catalog|common|notifications|reminders|server-methods|session|transport)[\\/])/.test(
    id,
  );

/** Rules of those other ports. In a chunk with rendering code, requests would wait for all of it. */
const isPortRule = (id: string): boolean => /src[\\/]rules[\\/](checkout|password|registration|users)\.ts/.test(id);

/** Ports of the platform for orders and lists, and for the first page. */
const isOrdersPort = (id: string): boolean =>
  /adapters[\\/]salesforce[\\/](content|insights|lists|offers|orders)[\\/]/.test(id);

/**
 * Groups of the site's chunks. Few chunks, because a request costs more than its bytes on a mobile connection.
 * `index` requests data. `main`, `shared` and `products` load until a product can be added to the cart. `pages` has
 * code that only other pages share, `rest` has code that lazy parts share.
 */
export async function siteChunks() {
  const screens = await firstScreens([start, main, ...pages]);

  /** Modules that request a page's data before the rendering code has loaded, and don't wait for it. */
  const isStart = (id: string): boolean =>
    /src[\\/]portal[\\/]site[\\/](index\.html|start\.ts)/.test(id) || screens.isNeededBy(id, start);

  /** Lazy parts that the frame or the products page loads immediately. */
  const atOnce = [
    'src/portal/shell/unread.tsx',
    'src/runtime/cart/cart.sync.ts',
    'src/runtime/session/switch-account.ts',
    'src/widgets/common/cart-toasts.tsx',
    'src/widgets/common/due-reminders/due-reminders.tsx',
    'src/widgets/product-grid/product-grid.lazy.ts',
  ];

  /** Modules that the frame and the products page need until a product can be added to the cart. */
  const isOrdering = (id: string): boolean =>
    [main, 'src/portal/pages/products-page.tsx', ...atOnce].some((entry) => screens.isNeededBy(id, entry));

  /** Modules that the first screens of several pages share, or that separate lazy parts share with other parts. */
  const isShared = (id: string): boolean => {
    const owners = screens.owners(id);
    return (
      isCommon(id) &&
      !isForm(id) &&
      (isOrdering(id) || (owners.length > 1 && (screens.isFirst(id) || apart.some((path) => owners.includes(path)))))
    );
  };

  /** The portal and its frame, which every page needs. */
  const isFrame = (id: string): boolean =>
    /src[\\/]portal[\\/](?!pages[\\/][\w-]+-page\.tsx)/.test(id) && (screens.isFirst(id) || isOrdering(id));

  /** Modules that lazy parts share, and small lazy parts of all pages. They load while the page is idle. */
  const isRest = (id: string): boolean => {
    const [owner, ...others] = screens.owners(id);
    const isOwn = others.length === 0 && (owner === undefined || apart.includes(owner) || !owner.includes('/'));
    return isCommon(id) && !screens.isFirst(id) && !isOwn;
  };

  return [
    { name: 'react', test: reactPackages, priority: 8 },
    // A group also includes the imports of its modules, unless a group with a higher priority has them.
    { name: 'index', test: (id: string) => isStart(id) || isUsualPort(id) || isPortRule(id), priority: 7 },
    { name: 'shared', test: (id: string) => isShared(id) && isOrdering(id), priority: 6 },
    { name: 'pages', test: isShared, priority: 5 },
    // Used by adapters for texts of a store, and by lazy parts for texts of files.
    { name: 'text', test: /node_modules[\\/]entities[\\/]|src[\\/]rules[\\/]text\.ts/, priority: 4 },
    { name: 'main', test: isFrame, priority: 4 },
    { name: 'products', test: isProducts, priority: 4 },
    { name: 'platform-orders', test: isOrdersPort, priority: 3 },
    { name: 'platform-rest', test: /adapters[\\/]salesforce[\\/]/, priority: 2 },
    { name: 'forms', test: isForm, priority: 2 },
    { name: 'rest', test: isRest, priority: 1 },
  ];
}
