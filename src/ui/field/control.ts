/**
 * How a control says that it has to be filled in. The native `required` makes the form around an empty field invalid, which
 * Firefox has a screen reader say on the way in, before anything was typed.
 */
export const requiredProps = (required: boolean | undefined): { readonly 'aria-required': true | undefined } => ({ 'aria-required': required || undefined });

/** What a field gives its control: spread it on the input. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  /** Never absent: Firefox then reads a required field without a value as invalid. */
  'aria-invalid': boolean;
}
