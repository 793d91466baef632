import { PortError } from '../../../ports';

/** Content of a response, determined by the body itself, not by its content type. */
export type Body =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'empty' }
  | { readonly kind: 'html'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string };

/** Maximum length of a response in characters; no list of a store is that long. */
const LONGEST = 16_000_000;

/** Parses a body. Servers and proxies return HTML pages, empty bodies and truncated JSON. */
export function bodyOf(text: string, contentType: string | null): Body {
  if (text.length > LONGEST) throw new PortError('malformed', 'The answer is too long');
  const start = /\S/.exec(text)?.[0];
  if (start === undefined) return { kind: 'empty' };
  if (start === '<' || (contentType?.includes('text/html') && start !== '{' && start !== '['))
    return { kind: 'html', text };
  try {
    const value: unknown = JSON.parse(text);
    return { kind: 'json', value };
  } catch {
    return { kind: 'text', text };
  }
}

const SIGN_IN = /<input[^>]{0,200}type\s*=\s*["']?password|\/login\b|\/secur\/|sign[ -]?in|log[ -]?in|ec=302/i;

/** True for a sign-in page, with any status: it means that the session has ended. */
export const isSignInPage = (html: string, url: string): boolean =>
  SIGN_IN.test(html.slice(0, 20_000)) || /\/login\b|\/secur\//i.test(url);
