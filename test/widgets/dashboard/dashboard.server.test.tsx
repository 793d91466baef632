import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Dashboard } from '../../../src/widgets/dashboard';

const unasked = (): Promise<never> => Promise.reject(new Error('Asked on the server'));

it('the dashboard waits on the server, without asking and without inline styles', () => {
  const html = renderToString(
    <Dashboard
      adapter={{ id: 'server', orders: { search: unasked }, invoices: { totals: unasked } }}
      slots={{ header: <p>Today</p> }}
    />,
  );
  expect(html).toContain('Loading your overview');
  expect(html).toContain('<p>Today</p>');
  expect(html).not.toContain('style=');
});
