import { __Name__ } from '../../widgets/__name__';

/** Page of __title__. */
export default function __Name__Page() {
  return <__Name__ headingLevel={1} />;
}
