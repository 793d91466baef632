import type { Listener } from './listener';

/** A journey of a person who hears the pages. It fails if something that it waits for is never said. */
export type SpokenJourney = (listener: Listener) => Promise<void>;

/** Signs in as a buyer, past the sign-in page, which a journey of its own hears. */
async function signIn(listener: Listener, path: string, scenario = 'default'): Promise<void> {
  await listener.go(`/en-US/faq?scenario=${scenario}`);
  await listener.run("window.tradefrontDemo.signIn('dana')");
  await listener.go(path);
}

/** Moves to the page's heading: the first stop after the browser's toolbar is not always spoken. */
const toHeading = (listener: Listener) => listener.until('h', /heading level 1/, 4);

/** Chooses a buyer on the sign-in page. */
const choosesBuyer: SpokenJourney = async (listener) => {
  await listener.go('/en-US/sign-in');
  await toHeading(listener);
  await listener.until('Tab', /Dana Whitlock.*button/, 20);
  // Orca leaves out the page's own name if the code that sets it comes after the end of loading.
  await listener.result('Return', 'on the buyer', /Finished loading .*Northquay Trade/);
};

/** Adds a product from its card, and changes one that is in the cart. */
const addsProduct: SpokenJourney = async (listener) => {
  await signIn(listener, '/en-US/products');
  await toHeading(listener);
  await listener.until('2', /Maribel Cola/, 6);
  await listener.until('Tab', /Cases of Maribel Cola.*8 spin/, 6);
  await listener.result('Up', 'one more of what is in the cart', /9/);
  await listener.until('Tab', /Cases of Sunmill Orange Juice.*spin/, 9);
  await listener.result('Up', 'one more of what is not in the cart', /2/);
  await listener.until('Tab', /^Add Sunmill/m, 3);
  await listener.result('Return', 'adds', /^Added .* of Sunmill Orange Juice/);
};

/** Changes a quantity in the cart, removes a line and undoes it. */
const changesCart: SpokenJourney = async (listener) => {
  await signIn(listener, '/en-US/cart');
  await toHeading(listener);
  await listener.until('Tab', /Quantity of Maribel Cola.*spin/, 16);
  await listener.result('Up', 'one more', /9/);
  await listener.until('Tab', /Remove Bramrook/, 40);
  await listener.result('Return', 'removes', /removed/i);
  await listener.until('F8', /Undo/, 1);
  await listener.result('Return', 'undoes', /Bramrook|back/i);
};

/** Sends an order without its answers, corrects them, and places it. */
const checksOut: SpokenJourney = async (listener) => {
  await signIn(listener, '/en-US/checkout', 'full-cart');
  await toHeading(listener);
  await listener.until('Tab', /Place order.*button/, 60);
  await listener.result('Return', 'without answers', /attention|wrong|Enter|Accept/i);
  // The summary's link has the same words.
  await listener.until('Tab', /PO number entry/, 60);
  await listener.type('PO-77');
  await listener.until('Tab', /terms of sale.*check box/, 20);
  await listener.press('space', 'accepts');
  await listener.until('Tab', /Place order.*button/, 6);
  await listener.result('Return', 'places the order', /Order \d+ placed/);
};

/** Asks for an order of the history again. */
const ordersAgain: SpokenJourney = async (listener) => {
  await signIn(listener, '/en-US/orders/o-4500871');
  await toHeading(listener);
  await listener.until('b', /Order again now/, 12);
  await listener.result('Return', 'orders again', /7 of 8 products/);
};

/** Disputes an invoice: a form in a dialog, with a missing answer. */
const disputes: SpokenJourney = async (listener) => {
  await signIn(listener, '/en-US/invoices/INV-80670');
  await listener.until('Tab', /^Dispute push button/m, 30);
  await listener.result('Return', 'opens the form', /What’s wrong/);
  await listener.until('Tab', /Send dispute/, 20);
  await listener.result('Return', 'without a reason', /Choose what’s wrong/);
};

/** Registers with an account number that does not exist. */
const registers: SpokenJourney = async (listener) => {
  await listener.go('/en-US/Register');
  await toHeading(listener);
  await listener.until('Tab', /Account number.*entry/, 10);
  await listener.type('9999-0000');
  await listener.until('Tab', /Continue/, 6);
  await listener.result('Return', 'with a wrong number', /attention|account/i);
};

/** Searches the questions and opens an answer. */
const searchesQuestions: SpokenJourney = async (listener) => {
  await listener.go('/en-US/faq');
  await toHeading(listener);
  await listener.until('Tab', /Search.*entry/, 12);
  await listener.type('keg');
  await listener.until('Tab', /button.*(collapsed|expanded)|(collapsed|expanded)/, 8);
  await listener.result('Return', 'opens the answer', /expanded/);
};

/** Journeys by the names of their transcripts. */
export const spokenJourneys: Readonly<Record<string, SpokenJourney>> = {
  'chooses-buyer': choosesBuyer,
  'adds-product': addsProduct,
  'changes-cart': changesCart,
  'checks-out': checksOut,
  'orders-again': ordersAgain,
  disputes,
  registers,
  'searches-questions': searchesQuestions,
};
