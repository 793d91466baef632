import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearVisitStorage } from '../../../src/runtime/session/sign-out';
import { getSessionRuntime } from '../../../src/runtime/session/session';
import { UserProfile } from '../../../src/widgets/user-profile';
import { waitUntilStable, said } from '../faults/page';
import { openSite, type SiteOptions } from '../faults/site';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const locale = 'en-US';
const storedDraftKeys = () => Object.keys(sessionStorage).filter((key) => key.includes(':profileDraft:'));

async function open(options: SiteOptions = {}, props: ComponentProps<typeof UserProfile> = {}) {
  const site = openSite(options);
  const place = site.show(<UserProfile {...props} />);
  await waitUntilStable();
  const field = (label: string | RegExp) => within(place).getByLabelText<HTMLInputElement>(label);
  return {
    site,
    place,
    field,
    type: (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } }),
    press: (name: string | RegExp) => fireEvent.click(within(place).getByRole('button', { name })),
    record: () => site.demo.profile.read({ locale }),
  };
}

describe('the own record', () => {
  it('shows all its data, the email with the reason why it is fixed, and every account with the role there', async () => {
    const { place, field } = await open({ user: 'priya' });
    expect(['First name', 'Last name', 'Email'].map((label) => field(label).value)).toEqual([
      'Priya',
      'Nair',
      'priya@harborlane.example',
    ]);
    expect(field('Email').readOnly).toBe(true);
    expect(said(place)).toContain('You sign in with it, so it can’t be changed.');
    expect([...place.querySelectorAll('.tf-profile-accounts li')].map(said)).toEqual([
      'Harbor Lane TaproomDefault0048-2207Finance',
    ]);
  });

  it('saves the changed values only, reports it once, and undoes it', async () => {
    const saved = vi.fn();
    const { site, type, press, place, record, field } = await open({}, { onProfileSave: (detail) => saved(detail) });
    const before = await record();
    const save = vi.spyOn(site.adapter.profile ?? {}, 'save' as never);
    type(/^Mobile number/, '12075550163');
    press('Save changes');
    await waitFor(() => within(place).getByText('Profile saved'));
    expect(save).toHaveBeenCalledExactlyOnceWith({
      changes: { mobileNumber: '(207) 555-0163' },
      locale,
      revision: before.revision,
    });
    expect(saved).toHaveBeenCalledExactlyOnceWith({ fields: ['mobileNumber'] });
    expect(within(place).getAllByText('Profile saved')).toHaveLength(1);
    await waitFor(() => expect(document.activeElement?.className).toContain('tf-focus-on-mount'));
    press('Undo');
    await waitFor(() => within(place).getByText('Change undone'));
    expect(await record()).toMatchObject({ mobileNumber: before.mobileNumber });
    expect(field(/^Mobile number/).value).toBe(before.mobileNumber);
  });

  it('updates a new first name elsewhere on the page, without a loading state', async () => {
    const { site, type, press, place } = await open();
    const session = getSessionRuntime(site.adapter);
    const states: string[] = [];
    const leave = session.store.subscribe(({ status }) => void states.push(status));
    type('First name', 'Rosa');
    press('Save changes');
    await waitFor(() => expect(session.store.getState()).toMatchObject({ session: { user: { firstName: 'Rosa' } } }));
    leave();
    expect(new Set(states)).toEqual(new Set(['ready']));
    within(place).getByText('Profile saved');
  });

  it('requires a mobile number for text messages, and saves topic by topic', async () => {
    const { place, press, type, record } = await open({ user: 'lucia' });
    fireEvent.click(within(place).getByLabelText('Orders by text message'));
    press('Save changes');
    await waitFor(() => within(place).getByText('1 field needs attention'));
    within(place).getByRole('link', { name: 'Enter a mobile number for text messages, or turn them off.' });
    type(/^Mobile number/, '5145550155');
    press('Save changes');
    await waitFor(() => within(place).getByText('Profile saved'));
    const { notices } = await record();
    expect(notices.map(({ topic, text }) => `${topic} ${text}`)).toEqual([
      'orders true',
      'deliveries false',
      'invoices false',
      'promotions false',
    ]);
  });

  it('keeps typed values for the buyer’s return, asks for confirmation before an account switch, and removes them on sign-out', async () => {
    const id = 'kept-record';
    const first = await open({ id });
    first.type('First name', 'Rosa');
    expect(getSessionRuntime(first.site.adapter).unsavedWork()).toEqual(['form']);
    expect(storedDraftKeys()).toHaveLength(1);
    cleanup();
    const again = await open({ id });
    within(again.place).getByText('We restored your changes');
    expect(again.field('First name').value).toBe('Rosa');
    fireEvent.click(within(again.place).getAllByRole('button', { name: 'Discard changes' })[0] as HTMLElement); // getAll throws without a match
    expect([again.field('First name').value, storedDraftKeys().length]).toEqual(['Dana', 0]);
    again.press('Undo');
    expect([again.field('First name').value, storedDraftKeys().length]).toEqual(['Rosa', 1]);
    clearVisitStorage(again.site.adapter);
    expect(storedDraftKeys()).toEqual([]);
  });

  it('is another buyer’s own: typed values of one are not shown to the next', async () => {
    const id = 'two-buyers';
    (await open({ id, user: 'dana' })).type('First name', 'Rosa');
    cleanup();
    const other = await open({ id, user: 'sam' });
    expect(other.field('First name').value).toBe('Sam');
  });

  it('merges a save with a remote change, and asks only where both changed the same value', async () => {
    const { site, type, press, place, record, field } = await open();
    await site.demo.profile.save({ locale, changes: { lastName: 'Vale' } });
    type('Phone number', '2075550163');
    press('Save changes');
    await waitFor(() => within(place).getByText('Profile saved'));
    expect(await record()).toMatchObject({ lastName: 'Vale', phoneNumber: '(207) 555-0163' });
    expect(field('Last name').value).toBe('Vale');
    await site.demo.profile.save({ locale, changes: { phoneNumber: '(207) 555-0155' } });
    type('Phone number', '2075550177');
    press('Save changes');
    await waitFor(() => within(place).getByText('Your profile was changed somewhere else'));
    expect(field('Phone number').value).toBe('(207) 555-0177');
    expect(said(place).replace(/[\u2068\u2069]/g, '')).toContain('Changed somewhere else to (207) 555-0155');
    press('Use the other changes');
    expect(field('Phone number').value).toBe('(207) 555-0155');
    type('Phone number', '2075550188');
    press('Save changes');
    await waitFor(async () => expect(await record()).toMatchObject({ phoneNumber: '(207) 555-0188' }));
  });

  it('keeps values that are typed while a save is in flight', async () => {
    const { site, type, press, place, field } = await open();
    site.demo.demo.setFaults([{ method: 'profile.save', kind: 'delay', latency: 60 }]);
    type('First name', 'Rosa');
    press('Save changes');
    type('Last name', 'Vale');
    await waitFor(() => within(place).getByText('Profile saved'));
    expect([field('First name').value, field('Last name').value]).toEqual(['Rosa', 'Vale']);
    expect(within(place).getByRole('button', { name: 'Save changes' }).getAttribute('aria-disabled')).toBeNull();
  });

  it('is read-only where an adapter saves nothing', async () => {
    const { demo, adapter } = openSite({ user: 'sam' });
    const read = (...given: Parameters<typeof demo.profile.read>) => demo.profile.read(...given);
    const place = openSite().show(<UserProfile adapter={{ ...adapter, profile: { read } }} />);
    await waitUntilStable();
    expect(within(place).queryByRole('button', { name: 'Save changes' })).toBeNull();
    expect(within(place).getByLabelText<HTMLInputElement>('First name').readOnly).toBe(true);
  });
});

describe('the language of the record', () => {
  const address = { currentHref: 'https://shop.example/us/en-US/profile?from=menu#language', basePath: '/us' };
  const choose = async (place: HTMLElement) => {
    fireEvent.change(within(place).getByLabelText('Your language'), { target: { value: 'fr-CA' } });
    fireEvent.click(within(place).getByRole('button', { name: 'Change language' }));
  };

  it('is saved, and then the same page is opened in it', async () => {
    const [navigate, onLanguageChange] = [vi.fn(), vi.fn()];
    const { place, record } = await open(
      {},
      { ...address, navigate: navigate, onLanguageChange: (detail) => onLanguageChange(detail) },
    );
    await choose(place);
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledExactlyOnceWith('https://shop.example/us/fr-CA/profile?from=menu#language'),
    );
    expect(onLanguageChange).toHaveBeenCalledExactlyOnceWith({
      language: 'fr-CA',
      href: 'https://shop.example/us/fr-CA/profile?from=menu#language',
    });
    expect(await record()).toMatchObject({ language: 'fr-CA' });
  });

  it('stays where it could not be saved, shows the error, and can be retried; other typed values stay too', async () => {
    const navigate = vi.fn();
    const { site, place, type, field } = await open({}, { ...address, navigate: navigate });
    type('First name', 'Rosa');
    site.demo.demo.setFaults([{ method: 'profile.saveLanguage', kind: 'unavailable', times: 1 }]);
    await choose(place);
    await waitFor(() => within(place).getByText('Your language was not saved'));
    expect(navigate).not.toHaveBeenCalled();
    expect(field('First name').value).toBe('Rosa');
    fireEvent.click(within(place).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
  });

  it('can be prevented by the host', async () => {
    const navigate = vi.fn();
    const { place, site } = await open(
      {},
      { ...address, navigate: navigate, onBeforeLanguageChange: (_detail, event) => event.preventDefault() },
    );
    await choose(place);
    await waitUntilStable();
    expect([navigate.mock.calls.length, site.countCalls('profile.saveLanguage')]).toEqual([0, 0]);
  });
});
