import { Checkout } from 'tradefront/checkout';
import { openShop, page } from './shop.js';

const isFilled = () => document.getElementById('gate').reportValidity();
const gate = <input id="gate" key="gate" aria-label="Gate number" required />;
const slots = {
  sections: ({ data: { sections } }) => [sections.delivery, gate, sections.payment, sections.review],
};
const onBeforePlace = (_, event) => isFilled() || event.preventDefault();

page.render(<Checkout adapter={openShop()} slots={slots} onBeforePlace={onBeforePlace} />);
