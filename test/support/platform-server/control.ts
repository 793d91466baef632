import type { FaultRule } from './faults/rules';
import { faultPresets } from './faults/presets';
import { failure, noContent, ok, type Reply } from './http/reply';
import type { PlatformBehaviour } from './options';
import { peek } from './peek';
import type { Platform } from './platform';

/** Path under which a test or a developer controls the server. Not part of the platform. */
export const CONTROL = '/__control';

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

/**
 * Controls of the server: `GET buyers`, `GET log`, `GET ledger`, `GET|PUT|DELETE faults`, `POST faults/{id}` for one of
 * the presets, `POST reset`, `POST behaviour`, `POST clock`, `POST expire` and `POST rotate-tokens`.
 */
export function control(platform: Platform, method: string, path: string, body: unknown): Reply {
  const name = path.slice(CONTROL.length + 1);
  switch (`${method} ${name}`) {
    case 'GET buyers':
      return ok(
        platform.world.buyers.map(({ id, firstName, lastName, accounts, permissions, language }) => ({
          id,
          firstName,
          lastName,
          accounts,
          permissions,
          language,
        })),
      );
    case 'GET log':
      return ok(platform.log.entries);
    case 'DELETE log':
      platform.log.clear();
      return noContent;
    case 'GET ledger':
      return ok(peek(platform));
    case 'GET faults':
      return ok(platform.faults.rules);
    case 'PUT faults':
      if (!Array.isArray(body)) return failure(400, 'INVALID_API_INPUT', 'A list of faults is expected');
      // Tests write these rules with the type at hand.
      platform.faults.set(body as readonly FaultRule[]);
      return noContent;
    case 'DELETE faults':
      platform.faults.clear();
      return noContent;
    case 'POST reset': {
      const { scenario, behaviour } = record(body);
      platform.reset({
        ...(typeof scenario === 'string' ? { scenario } : {}),
        behaviour: record(behaviour) as Partial<PlatformBehaviour>,
      });
      return noContent;
    }
    case 'POST behaviour':
      platform.behaviour = { ...platform.behaviour, ...record(body) };
      return ok(platform.behaviour);
    case 'POST clock':
      platform.setClockAhead(Number(record(body).offset ?? 0));
      return noContent;
    case 'POST expire':
      platform.sessions.expire();
      return noContent;
    case 'POST rotate-tokens':
      platform.sessions.rotateTokens();
      return noContent;
    default: {
      const preset = method === 'POST' && name.startsWith('faults/') ? name.slice('faults/'.length) : '';
      const { path: at = '**', method: of, times } = record(body);
      const rules = Object.hasOwn(faultPresets, preset) ? faultPresets[preset] : undefined;
      if (rules === undefined) return failure(404, 'NOT_FOUND', 'There is no such control');
      for (const fault of rules.flat()) {
        platform.faults.add({
          name: preset,
          path: String(at),
          fault,
          ...(typeof of === 'string' ? { method: of } : {}),
          ...(typeof times === 'number' ? { times } : {}),
        });
      }
      return noContent;
    }
  }
}
