/** What a field gives its control: spread it on the input. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  /** Never absent: Firefox then reads a required field without a value as invalid. */
  'aria-invalid': boolean;
}
