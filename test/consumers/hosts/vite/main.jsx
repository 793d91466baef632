import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'tradefront/styles.css';
import { everyWidget } from './widgets.jsx';

createRoot(document.getElementById('root')).render(
  <StrictMode>
    {everyWidget().map(({ name, element }) => (
      <section key={name}>{element}</section>
    ))}
  </StrictMode>,
);
