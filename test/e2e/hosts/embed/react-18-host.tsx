import { createElement, StrictMode, useState, version } from 'react';
import { createRoot } from 'react-dom/client';
import { elementProps } from '../../../../src/embed/element-props';
// @ts-expect-error The published script, resolved by the browser: its React is not the host's.
import { createDemoAdapter, defineElements } from '/embed/tradefront.js';

// A host with React 18 that renders an element with properties and event handlers.

const adapter = await createDemoAdapter({ storage: 'memory' });
defineElements();

function Host() {
  const [step, setStep] = useState(1);
  const [heard, setHeard] = useState<readonly string[]>([]);
  const [shown, setShown] = useState(true);
  const props = elementProps<'cart'>({
    adapter,
    messages: { title: `Basket ${step}` },
    ...(step === 1 && { headingLevel: 2 }),
    'ontradefront-line-change': ({ detail }) => setHeard((all) => [...all, `${step}: ${detail.quantity}`]),
  });
  return (
    <>
      <p id="version">{version}</p>
      <button onClick={() => setStep(2)}>Next step</button>
      <button onClick={() => setShown(false)}>Remove</button>
      <output>{heard.join()}</output>
      {shown && createElement('tradefront-cart', props)}
      {createElement('tradefront-faq', { adapter, id: 'plain' })}
    </>
  );
}

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <Host />
  </StrictMode>,
);
