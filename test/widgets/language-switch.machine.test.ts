import { describe, expect, test, vi } from 'vitest';
import { PortError } from '../../src/ports';
import { LANGUAGE_TAGS } from '../../src/rules';
import { LANGUAGE_NAMES } from '../../src/widgets/common/language-names';
import { addressIn, createLanguageSwitch, offeredLanguages } from '../../src/widgets/common/language-switch.machine';

describe('offeredLanguages', () => {
  test('offers all five languages, each in its own name', () => {
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
  ])('offers the known languages of %j', (given, offered) => expect(offeredLanguages(given)).toEqual(offered));

  test('offers all languages if the attribute is not a list', () => {
    // The JSON attribute of an element can have any type.
    expect(offeredLanguages('fr' as unknown as string[])).toEqual(LANGUAGE_TAGS);
  });
});

describe('addressIn (decision 28)', () => {
  test.each([
    ['https://shop.example/b2b/en-US/cart?x=1#y', '/b2b', 'https://shop.example/b2b/fr-CA/cart?x=1#y'],
    ['/b2b/cart', '/b2b', '/b2b/fr-CA/cart'],
    ['/', undefined, '/fr-CA/'],
    ['https://shop.example/elsewhere', '/b2b', null],
    ['javascript:alert(1)', undefined, null],
    ['//evil.example/en-US', undefined, null],
  ])('localizes %s', (currentHref, basePath, href) => expect(addressIn('fr-CA', { currentHref, basePath })).toBe(href));

  test('prefers the host’s own function, and returns null without an address', () => {
    expect(addressIn('fr-CA', { currentHref: '/en-US', hrefFor: (language) => `?hl=${language}` })).toBe('?hl=fr-CA');
    expect(addressIn('fr-CA', {})).toBeNull();
  });
});

describe('language switch', () => {
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

  test('saves the language of a buyer before it leaves the page', async () => {
    const { model, save, order } = given();
    const choice = model.choose('fr-CA');
    expect(model.store.getState()).toEqual({ step: 'saving', language: 'fr-CA' });
    await choice;
    expect(save).toHaveBeenCalledExactlyOnceWith('fr-CA');
    expect(order).toEqual(['save', 'leave']);
    expect(model.store.getState()).toEqual({ step: 'leaving', language: 'fr-CA' });
  });

  test('leaves the page for a guest without saving', async () => {
    const { model, save, leave } = given({ signedIn: false });
    await model.choose('fr-CA');
    expect(save).toHaveBeenCalledTimes(0);
    expect(leave).toHaveBeenCalledExactlyOnceWith('fr-CA');
  });

  test('stays on the page after a failed save, and can retry', async () => {
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

  test('ends the session of all widgets if the session expired', async () => {
    const { model, ended, leave } = given({ save: () => Promise.reject(new PortError('signed-out', 'no')) });
    await model.choose('fr-CA');
    expect(ended).toHaveBeenCalledOnce();
    expect(leave).not.toHaveBeenCalled();
  });

  test('saves nothing if the host cancels', async () => {
    const { model, save, leave } = given({ allowed: false });
    await model.choose('fr-CA');
    expect(save).not.toHaveBeenCalled();
    expect(leave).not.toHaveBeenCalled();
    expect(model.store.getState()).toEqual({ step: 'ready' });
  });

  test('ignores a second choice during a save', async () => {
    const { model, save } = given();
    const first = model.choose('fr-CA');
    await model.choose('ko-KR');
    await first;
    expect(save).toHaveBeenCalledExactlyOnceWith('fr-CA');
  });

  test('is ready again if the page is not left or is restored', async () => {
    const { model, leave } = given();
    leave.mockReturnValueOnce(false);
    await model.choose('fr-CA');
    expect(model.store.getState()).toEqual({ step: 'ready' });
    await model.choose('fr-CA');
    model.reset();
    expect(model.store.getState()).toEqual({ step: 'ready' });
  });

  test('does not leave a page that was opened during the save', async () => {
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
