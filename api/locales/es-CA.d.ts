import { Translated } from '../index.js';

/** Spanish for the Canadian market: neutral Latin American, always usted. */
declare const _default: {
    readonly tag: "es-CA";
    readonly direction: "ltr";
    readonly messages: {
        readonly 'account-switcher': Translated<{
            readonly title: "Switch account";
            readonly listTitle: "Accounts";
            readonly current: "Account";
            readonly choose: "Choose an account";
            readonly search: "Search accounts";
            readonly searchHint: "Name, number or city";
            readonly clearSearch: "Clear search";
            readonly default: "Default";
            readonly own: "Your own";
            readonly loading: "Loading accounts";
            readonly failed: "Your accounts did not load";
            readonly failedShort: "Accounts did not load";
            readonly signedOut: "Sign in to choose an account";
            readonly none: "No account";
            readonly all: {
                readonly one: "{count} account.";
                readonly other: "{count} accounts.";
            };
            readonly found: {
                readonly one: "{found} of {count} account.";
                readonly other: "{found} of {count} accounts.";
            };
            readonly cartKept: "Your cart at {name} is kept.";
            readonly noMatch: {
                readonly title: "No account matches “{search}”";
                readonly text: "Search by name, account number or city.";
            };
            readonly switching: "Switching to {name}";
            readonly switched: "You are ordering for {name}.";
            readonly switchFailed: "You are still ordering for {name}";
            readonly switchFailedNone: "The account was not switched";
            readonly elsewhere: "You are ordering for {name} in another tab.";
            readonly switchHere: "Switch here too";
            readonly dismiss: "Not now";
            readonly unsaved: {
                readonly title: "Switch to {name}?";
                readonly text: "This is not saved yet and may be lost:";
                readonly stay: "Stay";
                readonly go: "Switch account";
                readonly cart: "Quantities in your cart that are still being saved";
                readonly checkout: "Your answers at checkout";
                readonly wizard: "Your answers in a support ticket";
                readonly form: "What you typed in a form";
            };
            readonly conditions: {
                readonly blocked: "Blocked";
                readonly 'temporarily-blocked': "Temporarily blocked";
                readonly 'not-verified': "Not verified";
                readonly 'not-eligible': "Not eligible";
                readonly 'no-visit-plan': "No visit plan";
                readonly 'order-restricted': "Order restricted";
            };
        }>;
        readonly cart: Translated<{
            readonly title: "Cart";
            readonly loading: "Loading the cart";
            readonly failed: "The cart did not load";
            readonly denied: "The cart needs ordering access";
            readonly products: {
                readonly one: "{count} product";
                readonly other: "{count} products";
            };
            readonly lines: "Products in the cart";
            readonly columns: {
                readonly product: "Product";
                readonly price: "Price";
                readonly quantity: "Quantity";
                readonly amount: "Amount";
                readonly actions: "Actions";
            };
            readonly empty: {
                readonly title: "Your cart is empty";
                readonly text: "Pick products from the list to start an order.";
                readonly action: "See products";
            };
            readonly quantityOf: "Quantity of {product}";
            readonly less: "One less of {product}";
            readonly more: "One more of {product}";
            readonly remove: "Remove {product}";
            readonly free: "Free";
            readonly noPrice: "Price on its way";
            readonly originalPrice: "Original price {price}";
            readonly problems: {
                readonly 'out-of-stock': "Out of stock. Remove it to check out.";
                readonly 'out-of-stock-until': "Out of stock until {date}. Remove it to check out.";
                readonly 'not-listed': "Not on the list of your account. Remove it to check out.";
                readonly 'price-unavailable': "The price is not available. Remove it to check out.";
            };
            readonly summary: {
                readonly label: "Order summary";
                readonly subtotal: {
                    readonly one: "{count} case";
                    readonly other: "{count} cases";
                };
                readonly deposits: "Bottle deposits";
                readonly tax: "Tax";
                readonly taxAt: "Tax, {rate}%";
                readonly minimumCharge: "Minimum order charge";
                readonly total: "Total";
                readonly checkout: "Check out";
                readonly saving: "Saving the cart";
                readonly checking: "Prices are being checked. The total may change.";
            };
            readonly minimum: {
                readonly label: "Minimum order";
                readonly casesOf: "{cases} of {minimum} cases";
                readonly valueOf: "{value} of {minimum}";
                readonly short: "{missing} short";
                readonly met: "Minimum met";
                readonly casesTitle: {
                    readonly one: "{count} case short of the {minimum}-case minimum";
                    readonly other: "{count} cases short of the {minimum}-case minimum";
                };
                readonly valueTitle: "{missing} short of the {minimum} minimum";
                readonly text: "Checkout opens at the minimum.";
                readonly unavailable: {
                    readonly one: "{count} line does not count: it can not be ordered.";
                    readonly other: "{count} lines do not count: they can not be ordered.";
                };
                readonly addCases: {
                    readonly one: "Add {count} case to check out.";
                    readonly other: "Add {count} cases to check out.";
                };
                readonly addValue: "Add {missing} to check out.";
            };
            readonly takeOut: {
                readonly one: "Remove {count} line that can not be ordered.";
                readonly other: "Remove {count} lines that can not be ordered.";
            };
            readonly waiting: "You are offline. Your changes are kept and sent when you are back.";
        }>;
        readonly 'cart-notice': Translated<{
            readonly region: "Cart messages";
            readonly removed: "{product} removed";
            readonly undo: "Undo";
            readonly adjusted: "{product}: {quantity} in the cart. {because}";
            readonly setBack: "{product} is set back to {quantity}. {because}";
            readonly notAdded: "{product} was not added. {because}";
            readonly changedElsewhere: "{product} was taken out of this cart somewhere else.";
            readonly reasons: {
                readonly 'out-of-stock': "There is no more in stock.";
                readonly 'not-listed': "It is not on the list of your account.";
                readonly quantity: "It does not come in that quantity.";
                readonly 'ordering-stopped': "Ordering is stopped for this account.";
                readonly 'cart-full': "The cart is full.";
                readonly 'line-gone': "The line is gone.";
                readonly 'not-added': "Try again.";
                readonly offline: "You are offline.";
                readonly timeout: "The ordering service did not answer in time.";
                readonly 'signed-out': "Your session ended. Sign in again.";
                readonly forbidden: "Your account does not have access to this cart.";
                readonly 'not-found': "It is no longer available.";
                readonly conflict: "The cart was changed somewhere else.";
                readonly rejected: "The ordering service did not accept the change.";
                readonly 'too-many-requests': "Too many changes at once. Wait a moment, then try again.";
                readonly unavailable: "The ordering service is not available right now.";
                readonly malformed: "Try again later.";
                readonly aborted: "Try again.";
                readonly unexpected: "Try again later.";
            };
        }>;
        readonly checkout: Translated<{
            readonly title: "Checkout";
            readonly back: "Cart";
            readonly loading: "Loading checkout";
            readonly failed: "Checkout did not load";
            readonly denied: "Checkout needs ordering access";
            readonly empty: {
                readonly title: "There is nothing to check out";
                readonly text: "Your cart is empty.";
                readonly action: "See products";
            };
            readonly delivery: {
                readonly title: "Delivery";
                readonly how: "How do you want to have it?";
                readonly delivery: "Deliver";
                readonly pickup: "Pick up";
                readonly date: "Delivery date";
                readonly pickupDate: "Pickup date";
                readonly orderBy: "Order by {when}";
                readonly orderByToday: "Order by {time} today";
                readonly left: "{time} left";
                readonly leftAloud: {
                    readonly one: "{count} minute left to order for this date";
                    readonly other: "{count} minutes left to order for this date";
                };
                readonly closed: "Closed";
                readonly noDates: "There is no date to choose. Call customer service to set your delivery days.";
                readonly notes: "Note to the driver";
                readonly notesHint: "The driver sees this on the day.";
                readonly charactersLeft: {
                    readonly one: "{count} character left";
                    readonly other: "{count} characters left";
                };
                readonly charactersOver: {
                    readonly one: "{count} character too many";
                    readonly other: "{count} characters too many";
                };
            };
            readonly payment: {
                readonly title: "Payment";
                readonly purchaseOrderNumber: "PO number";
                readonly method: "Pay with";
                readonly surcharge: "A {rate}% surcharge applies: {amount}";
            };
            readonly review: {
                readonly title: "Review";
                readonly edit: "Edit cart";
                readonly times: "{quantity} ×";
                readonly leftOut: "Not part of the order";
            };
            readonly summary: {
                readonly label: "Order summary";
                readonly subtotal: {
                    readonly one: "{count} case";
                    readonly other: "{count} cases";
                };
                readonly deposits: "Bottle deposits";
                readonly tax: "Tax";
                readonly taxAt: "Tax, {rate}%";
                readonly minimumCharge: "Minimum order charge";
                readonly surcharge: "Card surcharge, {rate}%";
                readonly total: "Total";
                readonly terms: "I accept the {link}";
                readonly termsLink: "terms of sale";
                readonly place: "Place order";
                readonly placing: "Placing order";
                readonly repricing: "Prices are being checked. You can place the order when they are final.";
            };
            readonly problems: {
                readonly title: {
                    readonly one: "{count} answer needs a change";
                    readonly other: "{count} answers need a change";
                };
                readonly date: "Choose a date.";
                readonly dateClosed: "This date has closed. Choose another one.";
                readonly purchaseOrderNumber: "Enter a PO number. Every order needs one.";
                readonly notes: {
                    readonly one: "Shorten the note by {count} character.";
                    readonly other: "Shorten the note by {count} characters.";
                };
                readonly paymentMethod: "Choose how to pay.";
                readonly terms: "Accept the terms of sale to place the order.";
            };
            readonly blocked: {
                readonly stopped: "Ordering is stopped for this account. Call customer service.";
                readonly below: "The cart is below the minimum order. Add what is missing.";
                readonly unavailable: "Something in the cart can not be ordered. Remove it first.";
                readonly toCart: "Back to cart";
            };
            readonly progress: {
                readonly sending: "Placing your order";
                readonly slow: "Still placing your order. This takes longer than usual.";
                readonly verySlow: "Still waiting for an answer. Your order is sent once, whatever happens to this page.";
                readonly checking: "We are checking whether your order went through";
                readonly checkingText: "The answer was lost on the way. Nothing is sent again until we know.";
            };
            readonly unknown: {
                readonly title: "We could not confirm the order";
                readonly text: "It may have gone through. Check again before you do anything else.";
                readonly call: "Or call customer service at {phone}.";
                readonly check: "Check again";
            };
            readonly notDone: {
                readonly title: "The order was not placed";
                readonly text: "Nothing was ordered. Your cart and your answers are kept.";
                readonly why: "Nothing was ordered. {why}";
            };
            readonly refused: {
                readonly title: "The order was not placed";
                readonly 'cart-changed': "The cart changed meanwhile. Go back to the cart and look at it again.";
                readonly 'total-changed': "The total changed meanwhile. Look at it again, then place the order.";
                readonly 'below-minimum': "The cart is below the minimum order. Go back to the cart and add what is missing.";
                readonly 'ordering-stopped': "Ordering is stopped for this account.";
                readonly 'date-closed': "The date has closed. Choose another one.";
                readonly 'unavailable-lines': "Something in the cart can not be ordered. Go back to the cart and replace it.";
                readonly 'handle-closed': "Another checkout took over. Look at your orders and your cart before you place it again.";
            };
        }>;
        readonly common: Translated<{
            readonly slow: "This takes longer than usual.";
            readonly close: "Close";
            readonly signIn: "Sign in";
            readonly optional: "Optional";
            readonly signedOut: {
                readonly title: "Sign in to see this";
                readonly text: "Sign in with the email your account was set up with.";
                readonly ended: "Your session ended. Sign in again to go on from here.";
            };
            readonly denied: {
                readonly title: "You do not have access to this";
                readonly text: "A Super User of your account can turn it on.";
            };
            readonly offline: "You are offline. What you see may be out of date.";
            readonly noAccount: {
                readonly title: "No account to order for";
                readonly text: "Call customer service to link your account.";
            };
            readonly errors: {
                readonly offline: "You are offline. Try again when you are back.";
                readonly timeout: "The ordering service did not answer in time.";
                readonly 'signed-out': "Your session ended. Sign in again.";
                readonly forbidden: "Your account does not have access to this.";
                readonly 'not-found': "This is no longer available.";
                readonly conflict: "This was changed somewhere else. Look at it again.";
                readonly rejected: "The ordering service did not accept this.";
                readonly 'too-many-requests': "Too many requests at once. Wait a moment, then try again.";
                readonly unavailable: "The ordering service is not available right now.";
                readonly malformed: "An unexpected error occurred. Try again later.";
                readonly aborted: "This was stopped before it finished.";
                readonly unexpected: "An unexpected error occurred. Try again later.";
            };
            readonly tryAgain: "Try again";
            readonly broken: {
                readonly title: "This part of the page is not available right now";
                readonly text: "The rest of the page works.";
            };
        }>;
        readonly faq: Translated<{
            readonly title: "Questions and answers";
            readonly search: "Search questions";
            readonly clearSearch: "Clear search";
            readonly categories: "Categories";
            readonly loading: "Loading questions";
            readonly found: {
                readonly one: "{count} question";
                readonly other: "{count} questions";
            };
            readonly noMatch: {
                readonly title: "Nothing matches “{search}”";
                readonly text: "Check the spelling, or search for another word.";
                readonly clear: "Clear search";
            };
            readonly empty: {
                readonly title: "No questions yet";
                readonly text: "Call customer service if you need an answer.";
            };
            readonly failed: "The questions did not load";
            readonly link: "Link to this question";
            readonly linkCopied: "Link copied";
            readonly uncategorized: "Other";
        }>;
        readonly 'language-switcher': Translated<{
            readonly title: "Language";
            readonly hint: "The page opens again in the language you choose.";
            readonly change: "Change language";
            readonly saving: "Saving your language";
            readonly saved: "Your language is saved.";
            readonly failed: "Your language was not saved";
        }>;
        readonly 'layout-shell': Translated<{
            readonly skipToMain: "Skip to main content";
            readonly skipToFooter: "Skip to footer";
            readonly announcement: "Announcement";
            readonly visit: "Visit";
        }>;
        readonly 'order-placed': Translated<{
            readonly title: "Order {number} is placed";
            readonly delivery: "It comes on {date}.";
            readonly pickup: "It is ready for pickup on {date}.";
            readonly loading: "Loading the order";
            readonly failed: "The order did not load";
            readonly denied: "Orders need ordering access";
            readonly notFound: {
                readonly title: "This order is not here";
                readonly text: "It may belong to another account. Switch account, or look at your products.";
            };
            readonly next: {
                readonly title: "What happens next";
                readonly received: "We received your order and check it against stock.";
                readonly changes: "You can ask for changes until {when}.";
                readonly noChanges: "It can not be changed any more. Call customer service if something is wrong.";
                readonly delivered: "The driver brings it on {date}.";
                readonly picked: "You pick it up on {date}.";
            };
            readonly facts: {
                readonly title: "Summary";
                readonly purchaseOrderNumber: "PO number";
                readonly payment: "Payment";
                readonly notes: "Note to the driver";
                readonly lines: "Products";
                readonly times: "{quantity} ×";
            };
            readonly sums: {
                readonly label: "Sums";
                readonly subtotal: {
                    readonly one: "{count} case";
                    readonly other: "{count} cases";
                };
                readonly deposits: "Bottle deposits";
                readonly tax: "Tax";
                readonly taxAt: "Tax, {rate}%";
                readonly minimumCharge: "Minimum order charge";
                readonly surcharge: "Card surcharge";
                readonly total: "Total";
            };
            readonly print: "Print";
            readonly products: "Back to products";
        }>;
        readonly portal: Translated<{
            readonly title: "{page} · {brand}";
            readonly home: "{brand}, home";
            readonly navigation: "Main";
            readonly groups: {
                readonly order: "Order";
                readonly help: "Help";
            };
            readonly places: {
                readonly home: "Today";
                readonly products: "Products";
                readonly cart: "Cart";
                readonly faq: "FAQ";
                readonly resend: "Resend activation";
            };
            readonly pages: {
                readonly home: "Today";
                readonly products: "Products";
                readonly cart: "Cart";
                readonly checkout: "Checkout";
                readonly 'order-placed': "Order";
                readonly faq: "Questions and answers";
                readonly resend: "Resend activation email";
                readonly 'sign-in': "Sign in";
                readonly register: "Register";
                readonly 'not-found': "Page not found";
            };
            readonly search: {
                readonly label: "Search products";
                readonly clear: "Clear search";
            };
            readonly cart: {
                readonly cases: {
                    readonly one: "{count} case";
                    readonly other: "{count} cases";
                };
                readonly label: "Cart, {cases}";
                readonly empty: "Cart";
            };
            readonly menu: {
                readonly label: "Your menu, {name}";
                readonly signOut: "Sign out";
                readonly signingOut: "Signing out";
            };
            readonly signIn: {
                readonly action: "Sign in";
                readonly ended: "Your session ended. Sign in again to go on.";
                readonly needed: "Sign in to see that page.";
            };
            readonly ended: {
                readonly title: "Your session ended";
                readonly text: "Sign in again to go on from here. Your cart is kept.";
            };
            readonly failed: {
                readonly title: "We could not tell who is signed in";
                readonly action: "Try again";
            };
            readonly offline: "You are offline. What you see may be out of date.";
            readonly footer: {
                readonly service: "Customer service {phone}";
                readonly serviceHours: "Customer service {phone}, {hours}";
                readonly resend: "Resend activation email";
                readonly back: "Back to {brand}";
            };
            readonly leftOrder: {
                readonly sending: "Your order is being placed";
                readonly checking: "Checking what became of your order";
                readonly done: "Order {number} was placed";
                readonly doneText: "It was on its way when you left the page. Nothing was sent twice.";
                readonly open: "See order {number}";
                readonly notDone: "Your order was not placed";
                readonly notDoneText: "Nothing was sent, and your cart is as you left it.";
                readonly toCheckout: "Back to checkout";
                readonly unknown: "We could not confirm your order";
                readonly unknownText: "Check again before you place another.";
                readonly check: "Check again";
                readonly dismiss: "Dismiss";
            };
            readonly today: {
                readonly cart: "{cases} in the cart, {total}";
                readonly casesOf: "{cases} of {minimum} cases in the cart, {total}";
                readonly valueOf: "{value} of the {minimum} minimum in the cart";
                readonly short: "{missing} short";
                readonly shortCases: {
                    readonly one: "{count} case short";
                    readonly other: "{count} cases short";
                };
                readonly met: "Minimum met";
                readonly meter: "Toward the minimum order";
                readonly empty: "Your cart is empty";
                readonly emptyText: "Start with what you usually order.";
                readonly review: "Review cart";
                readonly browse: "Browse products";
                readonly summary: "Cart";
                readonly loading: "Loading your day";
            };
            readonly orders: {
                readonly title: "Your last orders";
                readonly loading: "Loading your orders";
                readonly failed: "Your orders did not load";
                readonly none: "No orders yet";
                readonly noneText: "Orders of this account show up here once they are placed.";
                readonly line: {
                    readonly one: "{count} case";
                    readonly other: "{count} cases";
                };
                readonly delivery: "For {date}";
                readonly placed: "Placed {date}";
                readonly statuses: {
                    readonly draft: "Draft";
                    readonly pending: "Pending";
                    readonly 'order-received': "Order Received";
                    readonly confirmed: "Confirmed";
                    readonly 'order-prepared': "Order Prepared";
                    readonly 'prep-for-shipment': "Prep for Shipment";
                    readonly shipped: "Shipped";
                    readonly dispatched: "Dispatched";
                    readonly 'out-for-delivery': "Out for Delivery";
                    readonly delivered: "Delivered";
                    readonly 'not-delivered': "Not Delivered";
                    readonly 'in-settlement': "In Settlement";
                    readonly 'in-error': "In Error";
                    readonly cancelled: "Cancelled";
                };
            };
            readonly noOrdering: {
                readonly title: "Nothing to order with here";
                readonly text: "Ordering is off for you. A Super User of your account can turn it on.";
            };
            readonly welcome: {
                readonly title: "Order for your next delivery";
                readonly text: "Sign in to see your prices, your cart and your orders.";
                readonly browse: "Browse products";
                readonly resend: "No activation email? Send it again";
            };
            readonly register: {
                readonly title: "Register";
                readonly text: "Customer service opens your access. Have your account number at hand.";
                readonly call: "Call {phone}";
            };
            readonly notFound: {
                readonly title: "There is no such page";
                readonly text: "The address may be old or mistyped.";
                readonly action: "Go to the first page";
            };
            readonly broken: {
                readonly title: "This page did not load";
                readonly text: "Your cart and your answers are kept.";
                readonly action: "Load it again";
            };
            readonly loading: "Loading the page";
        }>;
        readonly 'product-grid': Translated<{
            readonly title: "Products";
            readonly loading: "Loading products";
            readonly failed: "The products did not load";
            readonly denied: "Products need ordering access";
            readonly canOrder: {
                readonly one: "{count} you can order";
                readonly other: "{count} you can order";
            };
            readonly found: {
                readonly one: "{count} product found";
                readonly other: "{count} products found";
            };
            readonly pricesFor: "prices for {account}";
            readonly search: "Search products";
            readonly searchHint: "Name, SKU or flavor";
            readonly clearSearch: "Clear search";
            readonly sort: "Sort";
            readonly list: "Products";
            readonly noMatch: {
                readonly title: "Nothing matches “{search}”";
                readonly text: "Check the spelling, or search for another word.";
            };
            readonly empty: {
                readonly title: "No products yet";
                readonly text: "Products appear here once your account has a list.";
            };
            readonly pastEnd: {
                readonly title: "There is no page {page}";
                readonly action: "Go to page 1";
            };
            readonly pages: "Pages of products";
            readonly previous: "Previous page";
            readonly next: "Next page";
            readonly range: "{first} to {last} of {total}";
            readonly rangeOpen: "{first} to {last}";
            readonly pageSize: "Show";
            readonly pageOf: "Page {page} of {pages}";
            readonly page: "Page {page}";
            readonly perUnit: {
                readonly case: "/ case";
                readonly box: "/ box";
                readonly keg: "/ keg";
                readonly cylinder: "/ cylinder";
                readonly each: "/ each";
            };
            readonly units: {
                readonly case: {
                    readonly one: "{count} case";
                    readonly other: "{count} cases";
                };
                readonly box: {
                    readonly one: "{count} box";
                    readonly other: "{count} boxes";
                };
                readonly keg: {
                    readonly one: "{count} keg";
                    readonly other: "{count} kegs";
                };
                readonly cylinder: {
                    readonly one: "{count} cylinder";
                    readonly other: "{count} cylinders";
                };
                readonly each: {
                    readonly one: "{count} piece";
                    readonly other: "{count} pieces";
                };
            };
            readonly off: {
                readonly case: "{amount} off a case";
                readonly box: "{amount} off a box";
                readonly keg: "{amount} off a keg";
                readonly cylinder: "{amount} off a cylinder";
                readonly each: "{amount} off each";
            };
            readonly quantityOf: {
                readonly case: "Cases of {product}";
                readonly box: "Boxes of {product}";
                readonly keg: "Kegs of {product}";
                readonly cylinder: "Cylinders of {product}";
                readonly each: "Quantity of {product}";
            };
            readonly last: "Last: {quantity} · {date}";
            readonly noPrice: "Price on its way";
            readonly originalPrice: "Original price {price}";
            readonly hiddenPrice: "Sign in to see prices";
            readonly stock: {
                readonly 'low-stock': "Low stock";
                readonly 'out-of-stock': "Out of stock";
            };
            readonly backOn: "Back {date}";
            readonly notBack: "Not available now";
            readonly whenPriced: "Can be ordered once it has a price";
            readonly inCart: "{quantity} in the cart";
            readonly less: "One less of {product}";
            readonly more: "One more of {product}";
            readonly remove: "Remove {product}";
            readonly add: "Add";
            readonly addProduct: "Add {product}";
            readonly added: "Added {quantity} of {product}.";
            readonly cartNow: {
                readonly one: "{count} case in the cart.";
                readonly other: "{count} cases in the cart.";
            };
            readonly quantityProblems: {
                readonly valueMissing: "Enter a quantity.";
                readonly badInput: "Enter a number.";
                readonly invalidEntry: "Enter {min} or more, or remove it.";
                readonly rangeUnderflow: "Enter {min} or more.";
                readonly rangeOverflow: "Enter {max} or less.";
                readonly stepMismatch: "Comes in steps of {step}: enter {lower} or {upper}.";
            };
            readonly stopped: {
                readonly title: "Ordering is stopped for {account}";
                readonly titleNoName: "Ordering is stopped for this account";
                readonly reasons: {
                    readonly blocked: "The account is blocked.";
                    readonly 'temporarily-blocked': "The account is blocked for a while.";
                    readonly 'not-verified': "The account is not verified yet.";
                    readonly 'not-eligible': "The account can not order from this store.";
                    readonly 'no-visit-plan': "The account has no delivery visit plan yet.";
                    readonly 'order-restricted': "The account is restricted from ordering.";
                };
                readonly call: "Call customer service at {phone}.";
                readonly callNoNumber: "Call customer service.";
            };
            readonly guest: {
                readonly order: "Sign in to order";
                readonly prices: "Sign in to see prices";
                readonly both: "Sign in to see prices and order";
            };
        }>;
        readonly 'resend-activation': Translated<{
            readonly form: {
                readonly title: "Resend activation email";
                readonly text: "Use the email your account was set up with. You get a new message with a link to activate it.";
                readonly email: "Email";
                readonly submit: "Submit";
                readonly sending: "Sending";
            };
            readonly problems: {
                readonly valueMissing: "Enter your email address.";
                readonly typeMismatch: "Enter a full email address, like name@company.com.";
            };
            readonly success: {
                readonly title: "Activation email sent";
                readonly text: "Open the link in it to activate your account. If it is not there in a few minutes, look in your spam folder.";
                readonly again: "Use another email";
            };
            readonly exists: {
                readonly title: "Your account is already activated";
                readonly text: "Sign in with your email and password.";
                readonly signIn: "Sign in";
            };
            readonly contact: {
                readonly title: "We could not verify your account";
                readonly text: "Customer service can look your account up and send the email for you.";
                readonly call: "Call customer service at {phone}.";
                readonly tryAgain: "Try again";
                readonly register: "Register yourself";
            };
            readonly apps: {
                readonly title: "Order from your phone";
                readonly ios: "Download for iOS";
                readonly android: "Download for Android";
            };
        }>;
    };
};

export { _default as default };
