import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Dashboard } from '../../../src/widgets/dashboard';

const rejectOnServer = (): Promise<never> => Promise.reject(new Error('Called on the server'));

it('the dashboard renders its loading state on the server, without calls and without inline styles', () => {
  const html = renderToString(
    <Dashboard
      adapter={{ id: 'server', orders: { search: rejectOnServer }, invoices: { totals: rejectOnServer } }}
      slots={{ header: <p>Today</p> }}
    />,
  );
  expect(html).toContain('Loading your overview');
  expect(html).toContain('<p>Today</p>');
  expect(html).not.toContain('style=');
});
