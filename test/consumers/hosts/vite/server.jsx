import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { everyWidget } from './widgets.jsx';

/** The server's markup of every widget, each in a root of its own; what React complained about beside it. */
export function render() {
  const said = [];
  const { error } = console;
  console.error = (...words) => said.push(words.join(' '));
  const html = everyWidget().map(({ name, element }) => [
    name,
    renderToString(<StrictMode>{element}</StrictMode>, { identifierPrefix: name }),
  ]);
  console.error = error;
  return { html, said };
}
