/** Goes to an address in the same window, as a link would. The address has passed `safeHref` or came from the host. */
export const navigateTo = (href: string): void => window.location.assign(href);
