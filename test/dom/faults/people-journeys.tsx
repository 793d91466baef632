import { fireEvent, waitFor } from '@testing-library/react';
import { ChangePassword } from '../../../src/widgets/change-password';
import { UserAdmin } from '../../../src/widgets/user-admin';
import { UserProfile } from '../../../src/widgets/user-profile';
import { home, type Journey, said } from './page';

/** The first element that matches a selector, as soon as it appears. */
const found = (place: ParentNode, selector: string): Promise<HTMLElement> =>
  waitFor(() => {
    const element = place.querySelector<HTMLElement>(selector);
    if (element === null) throw new Error(`No ${selector}`);
    return element;
  });

const locale = 'en-US';
const passwords = { current: 'Taproom-2207', next: 'Zebra-Kiosk-9941', again: 'Zebra-Kiosk-9941' };

/** Operations of users and of the buyer's own record. */
export const peopleJourneys: readonly Journey[] = [
  {
    operation: 'O13',
    go: async (site, show) => {
      const page = await show(<UserAdmin value={{ pageSize: 50 }} />);
      fireEvent.click(await found(page, '[data-user="sam"] .tf-users-edit'));
      fireEvent.change(await found(page, 'input[type="tel"]'), { target: { value: '2075550163' } });
      fireEvent.submit(await found(page, 'form'));
      await found(page, '.tf-banner[data-tone="positive"]');
      return async () => ({
        stored: (await site.demo.users.read({ accountId: home, userId: 'sam', locale }))?.phoneNumber,
        text: said(page),
        sent: site.countCalls('users.edit'),
      });
    },
  },
  {
    operation: 'O14',
    go: async (site, show) => {
      const navigations: string[] = [];
      const page = await show(
        <>
          <UserProfile
            currentHref="https://shop.example/us/en-US/profile?from=menu"
            basePath="/us"
            navigate={(href) => void navigations.push(href)}
          />
          <ChangePassword />
        </>,
      );
      fireEvent.change(await found(page, 'input[type="tel"]'), { target: { value: '2075550163' } });
      fireEvent.submit(await found(page, '.tf-profile-form'));
      await found(page, '.tf-banner[data-tone="positive"]');
      for (const [field, value] of Object.entries(passwords))
        fireEvent.input(await found(page, `[data-field="${field}"]`), { target: { value } });
      fireEvent.submit(await found(page, '.tf-change-password form'));
      await found(page, '.tf-change-password .tf-empty-state');
      fireEvent.change(await found(page, '.tf-profile-aside select'), { target: { value: 'fr-CA' } });
      fireEvent.click(await found(page, '.tf-profile-start'));
      await waitFor(() => {
        if (navigations.length === 0) throw new Error('Not yet');
      });
      return async () => {
        const { phoneNumber, language } = await site.demo.profile.read({ locale });
        return {
          stored: { phoneNumber, language },
          navigations,
          text: said(page),
          sent: [
            site.countCalls('profile.save'),
            site.countCalls('password.change'),
            site.countCalls('profile.saveLanguage'),
          ],
        };
      };
    },
  },
];
