/** Words of the links to other applications. */
export const appLinksMessages = {
  title: 'Apps and tools',
  fountain: { title: 'Fountain and Freestyle', text: 'Order syrup and look after your dispensers' },
  ios: { title: 'iPhone and iPad app', text: 'Order and follow deliveries from the App Store app' },
  android: { title: 'Android app', text: 'Order and follow deliveries from the Google Play app' },
  newWindow: 'Opens in a new window',
  prompt: {
    label: 'Mobile app',
    title: 'Order from your phone',
    text: 'Count in the cellar, order on the spot.',
    get: 'Get the app',
    dismiss: 'Not now',
    dismissed: 'The app is not offered here any more',
  },
} as const;
