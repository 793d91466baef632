import { Smartphone } from 'lucide';
import { ButtonLink } from '../../ui/button/button';
import { Heading } from './heading';

export interface AppStoreLinksProps {
  readonly ios: string | null;
  readonly android: string | null;
  readonly messages: { readonly title: string; readonly ios: string; readonly android: string };
}

/** Links to the mobile apps. A store without an address is left out; without any address nothing is rendered. */
export function AppStoreLinks({ ios, android, messages }: AppStoreLinksProps) {
  if (ios === null && android === null) return null;
  return (
    <div part="store-links" className="tf-store-links">
      <Heading below={1} className="tf-h3">
        {messages.title}
      </Heading>
      <div className="tf-row tf-wrap">
        {ios !== null && (
          <ButtonLink variant="secondary" icon={Smartphone} href={ios} target="_blank" rel="noopener noreferrer">
            {messages.ios}
          </ButtonLink>
        )}
        {android !== null && (
          <ButtonLink variant="secondary" icon={Smartphone} href={android} target="_blank" rel="noopener noreferrer">
            {messages.android}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
