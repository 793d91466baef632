// A page that loads one copy of the script, and another one when the test says so.
import { configure, createDemoAdapter, defineElements } from '/embed/tradefront.js';

const options = { storage: 'memory', scenario: 'full-cart' };
configure({ adapter: await createDemoAdapter(options) });

window.versions = {
  first: defineElements(),
  other: async () => {
    const copy = await import('/other/tradefront.js');
    copy.configure({ adapter: await copy.createDemoAdapter(options) });
    return copy.defineElements();
  },
};
