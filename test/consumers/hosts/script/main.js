// No import: the script defines this object on the page.
const { configure, createDemoAdapter, defineElements, mount } = window.tradefront;
configure({ adapter: await createDemoAdapter({ storage: 'memory' }) });
defineElements();
mount(document.getElementById('faq'), 'faq');
