import { PortError } from '../../../ports';
import type { SessionNotes } from '../context';

/**
 * Resolves with null for a guest, who has no orders. Vendure answers a guest and a buyer whose session has ended in the
 * same way; for the buyer the call still rejects with `signed-out`.
 */
export async function nullForGuest<Found>({ hadUser }: SessionNotes, reading: Promise<Found>): Promise<Found | null> {
  try {
    return await reading;
  } catch (thrown) {
    if (thrown instanceof PortError && thrown.code === 'signed-out' && !hadUser) return null;
    throw thrown;
  }
}
