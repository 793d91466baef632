/** Messages of the layout. The host provides the text of a notice. */
export const layoutShellMessages = {
  skipToMain: 'Skip to main content',
  skipToFooter: 'Skip to footer',
  announcement: 'Announcement',
  visit: 'Visit',
} as const;
