import type { StoreSettings } from '../../src/domain';
import type { Adapter } from '../../src/ports';

/** Overrides settings of the demo's store. */
const withSettings =
  (change: Partial<StoreSettings>) =>
  (demo: Adapter): Partial<Adapter> => {
    const settings = demo.session?.settings;
    return settings === undefined
      ? {}
      : {
          session: {
            ...demo.session,
            settings: async (request, options) => ({ ...(await settings(request, options)), ...change }),
          },
        };
  };

/** A store that does not allow guest browsing. */
export const withoutBrowsing = withSettings({ guestBrowsingEnabled: false });

/** A store that accepts any phone number. */
export const withAnyPhone = withSettings({ skipPhoneNumberValidationEnabled: true });

/** A signed-in user without permissions. */
export const withoutPermissions = (demo: Adapter): Partial<Adapter> => {
  const user = demo.session?.user;
  return user === undefined
    ? {}
    : {
        session: {
          ...demo.session,
          user: async (request, options) => ({ ...(await user(request, options)), permissions: [] }),
        },
      };
};
