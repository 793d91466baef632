/** Messages of the links to other applications. */
export const appLinksMessages = {
  title: 'Apps and tools',
  fountain: { title: 'Fountain and Freestyle', text: 'Order syrup and manage your dispensers' },
  ios: { title: 'iPhone and iPad app', text: 'Order and track deliveries with the app from the App Store' },
  android: { title: 'Android app', text: 'Order and track deliveries with the app from Google Play' },
  newWindow: 'Opens in a new window',
  prompt: {
    label: 'Mobile app',
    title: 'Order from your phone',
    text: 'Count stock in the cellar and order on the spot.',
    get: 'Get the app',
    dismiss: 'Not now',
    dismissed: 'We won’t suggest the app here again',
  },
} as const;
