import { codesOf } from './code-text';

/** Permissions of a user, with the platform's text for each. */
export const PERMISSION_TEXT = {
  super: 'Super User',
  ordering: 'Ordering User',
  finance: 'Finance User',
  service: 'Service User',
} as const;
export type Permission = keyof typeof PERMISSION_TEXT;

export const PERMISSIONS = /* @__PURE__ */ codesOf(PERMISSION_TEXT);
