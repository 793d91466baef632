import type { StoreSettings } from '../../src/domain';
import type { Adapter } from '../../src/ports';

/** A store with other settings, laid over a demo's. */
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

/** A store that lets no guest look around. */
export const withoutBrowsing = withSettings({ guestBrowsingEnabled: false });

/** A store that takes any phone number. */
export const withAnyPhone = withSettings({ skipPhoneNumberValidationEnabled: true });

/** Somebody signed in who was given no permission. */
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
