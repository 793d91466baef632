// The demo's payment provider: a page in a frame of the portal. Typed values never leave it; the embedding page receives a
// token, a brand, four digits and an expiry month. It charges nothing and sends no request.
(() => {
  'use strict';
  const CHANNEL = 'tradefront/payment-fields@1';
  const form = document.getElementById('fields');
  const messagesByLanguage = {
    en: {
      number: 'Card number',
      expiry: 'Expiration (MM / YY)',
      code: 'Security code',
      routing: 'Routing number',
      account: 'Account number',
      hintCard: 'Demo: 4242 4242 4242 4242, any future date, any code.',
      hintBank: 'Demo: 021000021 and any account number.',
      valueMissing: 'Complete this field.',
      badInput: 'Check this. A digit looks wrong.',
      expired: 'This card has expired.',
      unsupported: 'This type of card isn’t accepted.',
    },
    fr: {
      number: 'Numéro de carte',
      expiry: 'Expiration (MM / AA)',
      code: 'Code de sécurité',
      routing: 'Numéro d’acheminement',
      account: 'Numéro de compte',
      hintCard: 'Démo : 4242 4242 4242 4242, date à venir, code au choix.',
      hintBank: 'Démo : 021000021 et un numéro de compte au choix.',
      valueMissing: 'Remplissez ce champ.',
      badInput: 'Vérifiez : un chiffre semble erroné.',
      expired: 'Cette carte est expirée.',
      unsupported: 'Ce type de carte n’est pas accepté.',
    },
    es: {
      number: 'Número de tarjeta',
      expiry: 'Vence (MM / AA)',
      code: 'Código de seguridad',
      routing: 'Número de ruta',
      account: 'Número de cuenta',
      hintCard: 'Demo: 4242 4242 4242 4242, fecha futura, cualquier código.',
      hintBank: 'Demo: 021000021 y cualquier número de cuenta.',
      valueMissing: 'Complete este campo.',
      badInput: 'Revise: parece haber un dígito incorrecto.',
      expired: 'Esta tarjeta venció.',
      unsupported: 'No se acepta este tipo de tarjeta.',
    },
    zh: {
      number: '卡号',
      expiry: '有效期 (MM / YY)',
      code: '安全码',
      routing: '银行路由号',
      account: '账号',
      hintCard: '演示：4242 4242 4242 4242，任意未来日期和安全码。',
      hintBank: '演示：021000021 和任意账号。',
      valueMissing: '请填写此项。',
      badInput: '请检查：数字似乎有误。',
      expired: '此卡已过期。',
      unsupported: '不接受此类卡。',
    },
    ko: {
      number: '카드 번호',
      expiry: '유효기간 (MM / YY)',
      code: '보안 코드',
      routing: '은행 라우팅 번호',
      account: '계좌 번호',
      hintCard: '데모: 4242 4242 4242 4242, 이후 날짜, 임의의 코드.',
      hintBank: '데모: 021000021과 임의의 계좌 번호.',
      valueMissing: '입력해 주세요.',
      badInput: '숫자를 확인해 주세요.',
      expired: '만료된 카드입니다.',
      unsupported: '사용할 수 없는 카드입니다.',
    },
  };
  const kinds = {
    card: [
      {
        name: 'number',
        autocomplete: 'cc-number',
        wide: true,
        max: 23,
        group: (digits) => digits.slice(0, 19).replace(/(.{4})(?=.)/g, '$1 '),
      },
      {
        name: 'expiry',
        autocomplete: 'cc-exp',
        max: 7,
        group: (digits) => (digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 4)}` : digits),
      },
      { name: 'code', autocomplete: 'cc-csc', max: 4, group: (digits) => digits.slice(0, 4) },
    ],
    ach: [
      { name: 'routing', autocomplete: 'off', max: 9, group: (digits) => digits.slice(0, 9) },
      { name: 'account', autocomplete: 'off', max: 17, group: (digits) => digits.slice(0, 17) },
    ],
  };
  const banks = ['Casco Bay Savings', 'Mill Road Credit Union', 'Beach Avenue Trust', 'Caisse du Canal'];
  let shown = null;
  let host = null;
  let messages = messagesByLanguage.en;

  const post = (message) => host && window.parent.postMessage({ channel: CHANNEL, ...message }, host);
  const digitsOf = (name) => form.elements.namedItem(name).value.replace(/\D/g, '');
  const luhn = (digits) =>
    [...digits]
      .reverse()
      .reduce((sum, digit, at) => sum + (at % 2 ? (digit * 2 > 9 ? digit * 2 - 9 : digit * 2) : Number(digit)), 0) %
      10 ===
    0;
  const routes = (digits) => [...digits].reduce((sum, digit, at) => sum + digit * [3, 7, 1][at % 3], 0) % 10 === 0;

  const checks = {
    number: (digits) =>
      digits.length < 13 || !luhn(digits) ? 'badInput' : /^[3-6]/.test(digits) ? null : 'unsupported',
    expiry: (digits) => {
      const month = Number(digits.slice(0, 2));
      const year = 2000 + Number(digits.slice(2, 4));
      if (digits.length !== 4 || month < 1 || month > 12) return 'badInput';
      const now = new Date();
      return year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1 ? 'expired' : null;
    },
    code: (digits) => (digits.length >= 3 ? null : 'badInput'),
    routing: (digits) => (digits.length === 9 && routes(digits) ? null : 'badInput'),
    account: (digits) => (digits.length >= 4 ? null : 'badInput'),
  };
  const problemOf = (name) => (digitsOf(name) === '' ? 'valueMissing' : checks[name](digitsOf(name)));

  function showError(name, problem) {
    const input = form.elements.namedItem(name);
    const error = document.getElementById(`${name}-error`);
    error.textContent = problem ? messages[problem] : '';
    error.hidden = !problem;
    input.setAttribute('aria-invalid', String(Boolean(problem)));
  }

  function show({ kind, locale, look }) {
    messages = messagesByLanguage[String(locale).slice(0, 2)] || messagesByLanguage.en;
    document.documentElement.lang = String(locale);
    for (const [name, value] of Object.entries(look || {})) {
      if (/^[a-z0-9-]{1,20}$/.test(name) && /^[\w#%(),.\s"'-]{1,200}$/.test(String(value)))
        document.documentElement.style.setProperty(name === 'color-scheme' ? name : `--${name}`, String(value));
    }
    // Repeated when the embedding page changes its theme: typed values are kept.
    if (shown !== kind) {
      shown = kind;
      form.replaceChildren(...kinds[kind].map(drawn), hint(kind));
    }
    post({ type: 'shown', height: form.offsetHeight + 6 });
    // Reported again on the next frame, because a new frame may not have its final width yet.
    requestAnimationFrame(reportHeight);
  }

  function drawn({ name, autocomplete, wide, max, group }) {
    const field = Object.assign(document.createElement('div'), { className: 'field' });
    if (wide) field.dataset.wide = '';
    const label = Object.assign(document.createElement('label'), { htmlFor: name, textContent: messages[name] });
    const input = Object.assign(document.createElement('input'), {
      id: name,
      name,
      autocomplete,
      inputMode: 'numeric',
      maxLength: max,
      required: true,
    });
    input.setAttribute('aria-describedby', `${name}-error`);
    // Without the attribute, Firefox announces an empty required field as invalid.
    input.setAttribute('aria-invalid', 'false');
    const error = Object.assign(document.createElement('p'), { className: 'error', id: `${name}-error`, hidden: true });
    input.addEventListener('input', () => {
      if (input.selectionStart === input.value.length) input.value = group(input.value.replace(/\D/g, ''));
      if (input.getAttribute('aria-invalid') === 'true') showError(name, problemOf(name));
    });
    input.addEventListener('blur', () => input.value !== '' && showError(name, problemOf(name)));
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      post({ type: 'enter' });
    });
    field.append(label, input, error);
    return field;
  }

  const hint = (kind) => {
    const line = Object.assign(document.createElement('p'), {
      className: 'hint field',
      textContent: kind === 'card' ? messages.hintCard : messages.hintBank,
    });
    line.dataset.wide = '';
    return line;
  };

  const brandOf = (number) => ({ 3: 'American Express', 4: 'Visa', 5: 'Mastercard', 6: 'Discover' })[number[0]];
  const nonce = () => [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => (byte % 36).toString(36)).join('');

  function token() {
    if (shown === 'ach') {
      const brand = banks[Number(digitsOf('routing').at(-2)) % banks.length];
      const lastFour = digitsOf('account').slice(-4);
      return {
        token: `demo.ach.${encodeURIComponent(brand)}.${lastFour}.none.${nonce()}`,
        kind: 'ach',
        brand,
        lastFour,
      };
    }
    const number = digitsOf('number');
    const expiry = {
      year: 2000 + Number(digitsOf('expiry').slice(2, 4)),
      month: Number(digitsOf('expiry').slice(0, 2)),
    };
    const month = String(expiry.month).padStart(2, '0');
    return {
      token: `demo.card.${encodeURIComponent(brandOf(number))}.${number.slice(-4)}.${expiry.year}-${month}.${nonce()}`,
      kind: 'card',
      brand: brandOf(number),
      lastFour: number.slice(-4),
      expiry,
    };
  }

  function submit(id) {
    const errors = kinds[shown].map(({ name }) => ({ field: name, problem: problemOf(name) }));
    errors.forEach(({ field, problem }) => showError(field, problem));
    const wrong = errors.filter(({ problem }) => problem);
    post({
      type: 'answer',
      id,
      answer: wrong.length ? { outcome: 'invalid', errors: wrong } : { outcome: 'token', value: token() },
    });
  }

  window.addEventListener('message', ({ data, origin, source }) => {
    if (source !== window.parent || !data || data.channel !== CHANNEL) return;
    // Only the first page that sends a message receives answers.
    if (data.type === 'show' && Object.hasOwn(kinds, data.kind) && (host === null || host === origin)) {
      host = origin;
      show(data);
    }
    if (host !== origin || shown === null) return;
    if (data.type === 'submit' && Number.isInteger(data.id)) submit(data.id);
    if (data.type === 'focus')
      (
        form.elements.namedItem(data.field) ||
        form.querySelector('[aria-invalid="true"]') ||
        form.querySelector('input')
      ).focus();
  });
  const reportHeight = () => post({ type: 'height', height: form.offsetHeight + 6 });
  new ResizeObserver(reportHeight).observe(form);
  window.addEventListener('resize', reportHeight);
  window.addEventListener('load', reportHeight);
  // Any page can embed this one, so the first message contains nothing but its readiness.
  if (window.parent !== window) window.parent.postMessage({ channel: CHANNEL, type: 'ready' }, '*');
})();
