/** Words of the layout: a notice's text comes from the host. */
export const layoutShellMessages = {
  skipToMain: 'Skip to main content',
  skipToFooter: 'Skip to footer',
  announcement: 'Announcement',
  visit: 'Visit',
} as const;
