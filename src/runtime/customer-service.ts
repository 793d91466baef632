/** How a buyer reaches a person. One setting for all widgets (decision 25). */
export interface CustomerService {
  /** As it is shown, such as 1-888-555-0142; a `tel:` link is made of its digits. */
  readonly phone: string;
  readonly hours?: string;
}
