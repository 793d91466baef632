import { useId } from 'react';
import { ChevronRight } from 'lucide';
import type { ContactPage } from '../../../domain';
import { Icon } from '../../../ui/icon/icon';
import { Link } from '../../../ui/link/link';
import { CardHeader, CardList } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { usePartLevel } from '../../common/heading';
import type { ContactPartProps, PageOf } from '../contact-us.view.types';

export interface TopicLinksProps extends ContactPartProps {
  readonly pageOf: PageOf;
  readonly onOpen: (topic: string, page: ContactPage) => void;
}

/** Topics whose answer stands somewhere already; absent where there are none. */
export function TopicLinks({ details: { topics }, messages: { m }, pageOf, onOpen }: TopicLinksProps) {
  const id = useId();
  const level = usePartLevel(1);
  const found = topics.flatMap((topic) => {
    const place = pageOf(topic);
    return place === null ? [] : [{ ...topic, ...place }];
  });
  if (found.length === 0) return null;
  return (
    <Card aria-labelledby={id} className="tf-contact-topics">
      <CardHeader title={m.topics.title} titleId={id} level={level} />
      <CardList>
        {found.map(({ code, label, page, href }) => (
          <li key={code}>
            <Link className="tf-contact-topic" href={href} onClick={() => onOpen(code, page)}>
              <span className="tf-grow">
                <span className="tf-medium">{label}</span>
                <span className="tf-second tf-quiet">{m.topics.pages[page]}</span>
              </span>
              <Icon of={ChevronRight} size="sm" mirror />
            </Link>
          </li>
        ))}
      </CardList>
    </Card>
  );
}
