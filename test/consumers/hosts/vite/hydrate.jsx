import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import 'tradefront/styles.css';
import { everyWidget } from './widgets.jsx';

window.recovered = [];

// What must be noticed, or silence about the widgets would mean nothing.
if (window.location.search === '?control') {
  hydrateRoot(document.getElementById('control'), <p>in the browser</p>, {
    onRecoverableError: (error) => window.recovered.push(error.message),
  });
}

for (const { name, element } of everyWidget()) {
  hydrateRoot(document.getElementById(name), <StrictMode>{element}</StrictMode>, {
    identifierPrefix: name,
    onRecoverableError: (error) => window.recovered.push(`${name}: ${error.message}`),
  });
}
window.hydrated = true;
