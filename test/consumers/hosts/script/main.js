// No import: the object that the script put on the page.
const { configure, createDemoAdapter, defineElements, mount } = window.tradefront;
configure({ adapter: await createDemoAdapter({ storage: 'memory' }) });
defineElements();
mount(document.getElementById('faq'), 'faq');
