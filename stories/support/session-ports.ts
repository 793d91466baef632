import type { Adapter } from '../../src/ports';

/** A store that lets no guest look around, laid over a demo that does. */
export const withoutBrowsing = (demo: Adapter): Partial<Adapter> => {
  const settings = demo.session?.settings;
  return settings === undefined
    ? {}
    : { session: { ...demo.session, settings: async (request, options) => ({ ...(await settings(request, options)), guestBrowsingEnabled: false }) } };
};
