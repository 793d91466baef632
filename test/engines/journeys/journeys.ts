import type { Visit } from '../visit';
import { pasteOrder } from './builder';
import { dispute, pay } from './invoices';
import { changeLanguage } from './language';
import { keepLists } from './lists';
import { placeOrder } from './order';
import { reorder } from './orders';
import { register } from './register';
import { addAndLeave, comeBack, resumeCheckout } from './session';
import { openTicket } from './ticket';
import { addUser } from './users';

/** The main journeys on the demo site. */
export const journeys: readonly Visit[] = [
  { title: 'a person registers', hand: 'mouse', walk: register },
  { title: 'an order is placed by mouse', hand: 'mouse', walk: placeOrder },
  { title: 'an order is placed by keyboard', hand: 'keyboard', walk: placeOrder },
  { title: 'an order is placed by touch', hand: 'touch', walk: placeOrder },
  { title: 'a spreadsheet is pasted into the order builder and ordered', hand: 'mouse', walk: pasteOrder },
  { title: 'a list is created, another one is sorted', hand: 'mouse', walk: keepLists },
  { title: 'an order of the history is ordered again', hand: 'mouse', walk: reorder },
  { title: 'three invoices are paid', hand: 'mouse', walk: pay },
  { title: 'an invoice is disputed', hand: 'keyboard', walk: dispute },
  { title: 'a ticket with a photo is created', hand: 'mouse', walk: openTicket },
  { title: 'a user is created', hand: 'keyboard', walk: addUser },
  { title: 'the language is changed on the page of an order', hand: 'keyboard', walk: changeLanguage },
  { title: 'a session ends in checkout', hand: 'mouse', walk: resumeCheckout },
  { title: 'a product is added, and the page left at once', hand: 'mouse', walk: addAndLeave },
  { title: 'checkout is left for another site and returned to', hand: 'mouse', walk: comeBack },
];
