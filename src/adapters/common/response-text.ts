import { PortError } from '../../ports';

/** Maximum length of a response in characters; no list of a store is that long. */
const MAX_LENGTH = 16_000_000;

/**
 * Reads the text of a response up to a maximum length, because a server can send without end. A longer response is
 * canceled and throws a `PortError` of code `malformed`.
 */
export async function responseText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length <= MAX_LENGTH) continue;
    void reader.cancel();
    throw new PortError('malformed', 'The response is too long');
  }
}
