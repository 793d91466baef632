import { useId } from 'react';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import { CardHeader } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { usePartLevel } from '../../common/heading';
import type { FormPart } from './person-fields';

/** What the buyer wants to hear of, and how: a box for each. */
export function NoticeFields({
  handle: {
    form: { values, change },
  },
  messages: { m, fill },
  mayEdit,
}: FormPart) {
  const titleId = useId();
  const words = m.notices;
  return (
    <Card as="div">
      <CardHeader title={words.title} titleId={titleId} level={usePartLevel(1)} description={words.text} />
      <table className="tf-profile-notices" aria-labelledby={titleId}>
        <thead className="tf-second tf-quiet">
          <tr>
            <th scope="col">{words.topic}</th>
            <th scope="col">{words.email}</th>
            <th scope="col">{words.message}</th>
          </tr>
        </thead>
        <tbody>
          {values.notices.map(({ topic, email, text }) => {
            // A topic this version has not heard of goes by its own name.
            const name = Object.hasOwn(words.topics, topic) ? words.topics[topic] : topic;
            const choose = (part: { readonly email?: boolean; readonly text?: boolean }) =>
              change(
                { notices: values.notices.map((one) => (one.topic === topic ? { ...one, ...part } : one)) },
                'notices',
              );
            return (
              <tr key={topic}>
                <th scope="row">{name}</th>
                <td>
                  <Checkbox
                    hideLabel
                    label={fill(words.byEmail, { topic: name })}
                    checked={email}
                    disabled={!mayEdit}
                    onCheckedChange={(checked) => choose({ email: checked })}
                  />
                </td>
                <td>
                  <Checkbox
                    hideLabel
                    label={fill(words.byText, { topic: name })}
                    checked={text}
                    disabled={!mayEdit}
                    onCheckedChange={(checked) => choose({ text: checked })}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
