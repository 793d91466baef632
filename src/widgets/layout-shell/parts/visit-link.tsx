import { Link } from '../../../ui/link/link';
import { mayVisit } from '../layout-shell.rules';

interface VisitLinkProps {
  readonly url: string | undefined;
  readonly word: string;
  /** Id of the notice that says where it leads. */
  readonly describedBy?: string;
}

/** *Visit*, underlined and centered. An address that can not be a link shows nothing. */
export function VisitLink({ url, word, describedBy }: VisitLinkProps) {
  if (!mayVisit(url)) return null;
  return (
    <p className="tf-visit">
      <Link href={url} alone aria-describedby={describedBy}>
        {word}
      </Link>
    </p>
  );
}
