import { describe, expect, test, vi } from 'vitest';
import { PortError } from '../../src/ports';
import { LANGUAGE_TAGS } from '../../src/rules';
import {
  addressIn,
  createLanguageSwitch,
  LANGUAGE_NAMES,
  offeredLanguages,
} from '../../src/widgets/language-switcher/language-switcher.rules';

describe('the languages on offer', () => {
  test('all five, each in its own name', () => {
    expect(offeredLanguages(undefined)).toEqual(LANGUAGE_TAGS);
    expect(LANGUAGE_TAGS.map((tag) => LANGUAGE_NAMES[tag])).toEqual([
      'English',
      'Français',
      'Español',
      '中文',
      '한국어',
    ]);
  });

  test.each([
    [
      ['fr', 'en_US', 'fr-CA'],
      ['fr-CA', 'en-US'],
    ],
    [['xx', 'ko'], ['ko-KR']],
    [['xx'], LANGUAGE_TAGS],
    [[], LANGUAGE_TAGS],
  ])('%j', (given, offered) => expect(offeredLanguages(given)).toEqual(offered));

  test('an attribute that holds no list offers all', () => {
    // What an element's JSON attribute may turn out to be.
    expect(offeredLanguages('fr' as unknown as string[])).toEqual(LANGUAGE_TAGS);
  });
});

describe('the address of the page in another language (decision 28)', () => {
  test.each([
    ['https://shop.example/b2b/en-US/cart?x=1#y', '/b2b', 'https://shop.example/b2b/fr-CA/cart?x=1#y'],
    ['/b2b/cart', '/b2b', '/b2b/fr-CA/cart'],
    ['/', undefined, '/fr-CA/'],
    ['https://shop.example/elsewhere', '/b2b', null],
    ['javascript:alert(1)', undefined, null],
    ['//evil.example/en-US', undefined, null],
  ])('%s', (currentHref, basePath, href) => expect(addressIn('fr-CA', { currentHref, basePath })).toBe(href));

  test('the host’s own way wins, and without either there is none', () => {
    expect(addressIn('fr-CA', { currentHref: '/en-US', hrefFor: (language) => `?hl=${language}` })).toBe('?hl=fr-CA');
    expect(addressIn('fr-CA', {})).toBeNull();
  });
});

describe('changing the language', () => {
  const given = ({
    signedIn = true,
    allowed = true,
    save = async () => {},
  }: { signedIn?: boolean; allowed?: boolean; save?: () => Promise<void> } = {}) => {
    const order: string[] = [];
    const ports = {
      canSave: vi.fn(async () => signedIn),
      save: vi.fn(async () => {
        order.push('save');
        await save();
      }),
      allow: vi.fn(() => allowed),
      leave: vi.fn(() => {
        order.push('leave');
        return true;
      }),
      ended: vi.fn(),
    };
    return { ...ports, order, model: createLanguageSwitch(ports) };
  };

  test('a buyer’s language is saved, then the page is left', async () => {
    const { model, save, order } = given();
    const choice = model.choose('fr-CA');
    expect(model.store.getState()).toEqual({ step: 'saving', language: 'fr-CA' });
    await choice;
    expect(save).toHaveBeenCalledExactlyOnceWith('fr-CA');
    expect(order).toEqual(['save', 'leave']);
    expect(model.store.getState()).toEqual({ step: 'leaving', language: 'fr-CA' });
  });

  test('a guest leaves with 0 saves', async () => {
    const { model, save, leave } = given({ signedIn: false });
    await model.choose('fr-CA');
    expect(save).toHaveBeenCalledTimes(0);
    expect(leave).toHaveBeenCalledExactlyOnceWith('fr-CA');
  });

  test('a save that fails stays on the page and can be tried again', async () => {
    let fails = true;
    const { model, leave, save } = given({
      save: async () => {
        if (fails) throw new PortError('unavailable', 'no');
      },
    });
    await model.choose('ko-KR');
    expect(model.store.getState()).toEqual({ step: 'failed', language: 'ko-KR', code: 'unavailable' });
    expect(leave).not.toHaveBeenCalled();
    fails = false;
    await model.tryAgain();
    expect(save).toHaveBeenCalledTimes(2);
    expect(leave).toHaveBeenCalledExactlyOnceWith('ko-KR');
  });

  test('a session that ended is told to all widgets', async () => {
    const { model, ended, leave } = given({ save: () => Promise.reject(new PortError('signed-out', 'no')) });
    await model.choose('fr-CA');
    expect(ended).toHaveBeenCalledOnce();
    expect(leave).not.toHaveBeenCalled();
  });

  test('a host may stop it before anything is saved', async () => {
    const { model, save, leave } = given({ allowed: false });
    await model.choose('fr-CA');
    expect(save).not.toHaveBeenCalled();
    expect(leave).not.toHaveBeenCalled();
    expect(model.store.getState()).toEqual({ step: 'ready' });
  });

  test('a second choice while one is saved does nothing', async () => {
    const { model, save } = given();
    const first = model.choose('fr-CA');
    await model.choose('ko-KR');
    await first;
    expect(save).toHaveBeenCalledExactlyOnceWith('fr-CA');
  });

  test('a page that is not left is ready again, and so is one that was come back to', async () => {
    const { model, leave } = given();
    leave.mockReturnValueOnce(false);
    await model.choose('fr-CA');
    expect(model.store.getState()).toEqual({ step: 'ready' });
    await model.choose('fr-CA');
    model.reset();
    expect(model.store.getState()).toEqual({ step: 'ready' });
  });

  test('nobody is taken away from a page they went to while the language was saved', async () => {
    const { model, leave } = given();
    const detach = model.attach();
    const choice = model.choose('fr-CA');
    detach();
    await choice;
    expect(leave).not.toHaveBeenCalled();
    model.attach();
    await model.choose('fr-CA');
    expect(leave).toHaveBeenCalledOnce();
  });
});
