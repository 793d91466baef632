import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import '../../../src/styles/styles.css';
import { Button } from '../../../src/ui/button/button';
import { Card } from '../../../src/ui/card/card-container';
import { Checkbox } from '../../../src/ui/checkbox/checkbox';
import { TextArea, TextInput } from '../../../src/ui/field/text-input';
import { Tag } from '../../../src/ui/tag/tag';

afterEach(cleanup);

/** Radius of each kind of element in a section of a page that sets the given tokens. */
function radii(tokens: Readonly<Record<string, string>>) {
  const { container } = render(
    <div className="section">
      <div className="tf-root">
        <Button>Save</Button>
        <TextInput aria-label="Name" />
        <TextArea aria-label="Note" />
        <Checkbox label="Agree" />
        <Tag>New</Tag>
        <Card>Card</Card>
        <div className="tf-dialog">Dialog</div>
      </div>
    </div>,
  );
  const section = container.querySelector<HTMLElement>('.section');
  for (const [name, value] of Object.entries(tokens)) section?.style.setProperty(name, value);
  const radiusOf = (selector: string) => {
    const element = container.querySelector(selector);
    if (element === null) throw new Error(`No ${selector}`);
    return getComputedStyle(element).borderTopLeftRadius;
  };
  return {
    button: radiusOf('.tf-button'),
    field: radiusOf('input.tf-input'),
    area: radiusOf('.tf-textarea'),
    checkbox: radiusOf('.tf-box'),
    tag: radiusOf('.tf-tag'),
    card: radiusOf('.tf-card'),
    dialog: radiusOf('.tf-dialog'),
  };
}

const usual = {
  button: '7px',
  field: '7px',
  area: '7px',
  checkbox: '4px',
  tag: '4px',
  card: '10px',
  dialog: '14px',
};

it('without tokens of the page, the scale applies', () => {
  expect(radii({})).toEqual(usual);
  expect(radii({ '--tf-radius-2': '3px' })).toEqual({ ...usual, button: '3px', field: '3px', area: '3px' });
});

it('a kind’s token changes this kind, in the section that sets it', () => {
  expect(radii({ '--tf-radius-control': '2px' })).toEqual({ ...usual, button: '2px', field: '2px', area: '2px' });
  expect(radii({ '--tf-radius-box': '0px' })).toEqual({ ...usual, checkbox: '0px', tag: '0px' });
  expect(radii({ '--tf-radius-card': '6px' })).toEqual({ ...usual, card: '6px', dialog: '6px' });
});

it('a large value rounds no element beyond the limit of its kind', () => {
  const round = { '--tf-radius-control': '999px', '--tf-radius-box': '999px', '--tf-radius-card': '999px' };
  expect(radii(round)).toEqual({
    button: '999px',
    field: '999px',
    area: '12px',
    checkbox: '5px',
    tag: '999px',
    card: '20px',
    dialog: '24px',
  });
});
