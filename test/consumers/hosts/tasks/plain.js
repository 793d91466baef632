import { configure, createDemoAdapter, defineElements } from '/tradefront/tradefront.js';

const count = document.querySelector('output');
document.addEventListener('tradefront-cart-change', ({ detail }) => (count.textContent = detail.cases));

configure({ adapter: await createDemoAdapter({ storage: 'memory', scenario: 'empty-cart' }) });
defineElements();
