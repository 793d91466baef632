/** Words of the layout: what a notice says comes from the host. */
export const layoutShellMessages = {
  skipToMain: 'Skip to main content',
  skipToFooter: 'Skip to footer',
  announcement: 'Announcement',
  visit: 'Visit',
} as const;
