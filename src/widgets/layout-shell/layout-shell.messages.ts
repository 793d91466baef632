/** Messages of the layout. The text of a notice comes from the host. */
export const layoutShellMessages = {
  skipToMain: 'Skip to main content',
  skipToFooter: 'Skip to footer',
  announcement: 'Announcement',
  visit: 'Visit',
} as const;
