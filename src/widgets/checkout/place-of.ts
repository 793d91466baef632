import type { DeliveryOption } from '../../domain';

/** A way to have the goods with its place, on one line. */
export const placeOf = ({ label, address }: DeliveryOption): string =>
  [label, address?.street, address && [address.city, address.state, address.zip].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
