import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import 'tradefront/styles.css';
import { everyWidget } from './widgets.jsx';

window.recovered = [];
for (const { name, element } of everyWidget()) {
  hydrateRoot(document.getElementById(name), <StrictMode>{element}</StrictMode>, {
    identifierPrefix: name,
    onRecoverableError: (error) => window.recovered.push(`${name}: ${error.message}`),
  });
}
window.hydrated = true;
