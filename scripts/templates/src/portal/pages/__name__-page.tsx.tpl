import { __Name__ } from '../../widgets/__name__';

/** __title__ at its own address. */
export default function __Name__Page() {
  return <__Name__ headingLevel={1} />;
}
