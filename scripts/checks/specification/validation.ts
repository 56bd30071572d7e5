import { rowsOf, testsIn, type Row } from './row.ts';

const forms = testsIn('components/account/forms.test.tsx');
const credentials = testsIn('lib/auth/credentials.test.ts');
const password = testsIn('lib/auth/password.test.ts');
const reset = testsIn('components/account/reset-password.test.tsx');
const cart = testsIn('lib/cart/cart.test.ts');
const cartStore = testsIn('lib/cart/cart-store.test.ts');
const cartStorage = testsIn('lib/cart/cart-storage.test.ts');
const cartLines = testsIn('components/cart/cart-lines.test.tsx');
const cartToast = testsIn('components/cart/cart-toast.test.ts');
const cartPage = testsIn('e2e/journeys/cart.spec.ts');
const storedCart = testsIn('lib/cart/stored-cart.test.ts');
const addToCart = testsIn('lib/cart/add-to-cart.test.ts');
const form = testsIn('lib/checkout/checkout-form.test.ts');
const checkout = testsIn('e2e/journeys/checkout.spec.ts');
const cards = testsIn('components/checkout/form-cards.test.tsx');
const phone = testsIn('lib/phones/phone.test.ts');
const phoneState = testsIn('lib/checkout/phone-state.test.ts');
const preChecks = testsIn('lib/checkout/pre-checks.test.ts');
const refusals = testsIn('components/checkout/refusal-text.test.ts');
const words = testsIn('messages/specified-words.test.ts');

const door = words('the door speaks in the specified words');
const fields = words('the checkout names every missing field in the specified words');

const entrance = [
  ...rowsOf('5 Login', {
    'both fields': {
      does: 'refuses an empty e-mail or password in the specified words',
      tests: [forms('empty fields are named, marked and focused, and nobody is asked'), door],
    },
  }),
  ...rowsOf('5 Reset request', {
    'e-mail': {
      does: 'refuses an empty e-mail',
      decided: 'In the first of the two texts.',
      tests: [
        forms('a reset link needs the e-mail field only'),
        words('a new password is asked for in the specified words'),
      ],
    },
  }),
  ...rowsOf('5 Sign up', {
    'required fields': {
      does: 'refuses an account without one of its fields',
      decided: 'Full name, e-mail, phone and password are required.',
      tests: [
        credentials('every empty field has one fault of its own'),
        forms('a new account is sent with its phone in the stored form'),
        door,
      ],
    },
  }),
  ...rowsOf('5 New password', {
    'six characters': {
      does: 'refuses a shorter one in the specified words',
      decided: 'And more than 128 characters, and the commonest.',
      tests: [
        password('%j: %s'),
        reset('five characters are no password, six are; the button says that it is busy'),
        words('a new password is asked for in the specified words'),
      ],
    },
  }),
];

const cartRows = rowsOf('5 Cart', {
  'ten items': {
    does: 'never holds more than ten items',
    tests: [cart('it never holds more than ten items, no empty line, and no product twice')],
  },
  'eleventh item': {
    does: 'refuses to add or raise beyond ten, and says so',
    decided:
      'A book that is in the full cart is refused in these words, any other in those of section 8.',
    tests: [
      cart('the tenth item is taken, the eleventh is refused'),
      cart('beyond the limit is refused whole, and down is always allowed'),
      cartPage('a full cart takes no eleventh book'),
      cartToast('what goes wrong is said with its specified title and sentence'),
    ],
  },
  'increment control': {
    does: 'does no more once there are ten, and says so when it is pressed',
    tests: [
      cartLines('who asks for an eleventh copy is told, by the button that can do no more'),
      cartPage('fifty quick clicks are one edit, up to ten, and the way down is open'),
    ],
  },
  trimming: {
    does: 'trims a stored cart line by line to ten, and says so',
    tests: [
      storedCart('more than ten items are trimmed line by line, in order, which is reported'),
      cartStorage('a cart over the limit is trimmed in storage, once and in words'),
      cartToast('the specified sentences of the rest'),
    ],
  },
  'least quantity': {
    does: 'keeps at least one of a book',
    tests: [
      cartStore('the controls never lead below one'),
      cartPage('one of a book is the least, and only removing takes it away'),
    ],
  },
  availability: {
    does: 'adds a product only when it is available',
    tests: [addToCart('what has gone out of stock since the page was made is refused')],
  },
});

const required = form('every empty field has a fault of its own');
const inEgypt = form('city and area are asked for in Egypt only');
const inTurn = checkout('an empty cart, missing data, no city, no area: each is said in its turn');

const requiredRows = rowsOf('5 Required fields', {
  'first name': { does: 'names it when it is empty', tests: [required, fields] },
  'last name': { does: 'names it when it is empty', tests: [required, fields, inTurn] },
  'e-mail': { does: 'names it when it is empty', tests: [required, fields] },
  phone: { does: 'names it when it is empty', tests: [required, fields] },
  'additional phone': { does: 'names it when it is empty', tests: [required, fields] },
  address: { does: 'names it when it is empty', tests: [required, fields, inTurn] },
  city: { does: 'asks for it in Egypt only', tests: [inEgypt, fields] },
  area: { does: 'asks for it in Egypt only', tests: [inEgypt, fields] },
  'edited field': { does: 'takes a fault back when its field is edited', tests: [inTurn] },
});

const everyForm = phone('every form of every Egyptian number is known and has one stored form');
const said = cards('what a phone waits for, and what is wrong with it, is said of each phone');

const phoneRows = rowsOf('5 Phone numbers', {
  'kept characters': {
    does: 'keeps digits and plus signs only',
    decided: 'Digits of other scripts count as digits.',
    tests: [
      phone('a field keeps digits and plus signs only, and cleaning twice changes nothing'),
      phone('digits of any script keep their value'),
    ],
  },
  'marks between': {
    does: 'does not mind spaces, dashes and parentheses',
    tests: [phone('spaces, dashes, parentheses and the script of the digits make no difference')],
  },
  mobile: { does: 'knows 01 and nine digits', tests: [everyForm] },
  landline: { does: 'knows 0, a digit from 2 to 9, and eight digits', tests: [everyForm] },
  international: {
    does: 'knows both with 20 or +20 before them',
    decided: 'With and without the zero after the country’s code.',
    tests: [everyForm],
  },
  'other patterns': {
    does: 'knows nothing else',
    tests: [phone('%j follows no Egyptian pattern')],
  },
  'where it applies': {
    does: 'asks in Egypt only, and not of a blank field',
    tests: [
      phoneState('another pattern is asked about in Egypt, and nowhere else'),
      phoneState('leaving %j in Egypt asks nothing'),
    ],
  },
  messages: {
    does: 'names the fault of each of the two phones',
    tests: [form('%s %j: %s in Egypt, %s elsewhere'), said, fields],
  },
  'while asked': { does: 'says that it waits for the answer', tests: [said, fields] },
});

const refused = preChecks('the button is refused for what comes first: %s');
const put = refusals('under the button %j is put as %j');

const preCheckRows = rowsOf('5 Pre-checks', {
  order: { does: 'names the first of several', tests: [refused] },
  'empty cart': { does: 'opens the dialog of the empty cart', tests: [refused, inTurn] },
  'invalid form': { does: 'opens the dialog of missing data', tests: [refused, inTurn] },
  'no city': { does: 'focusses the city and says so', tests: [refused, put, inTurn] },
  'no area': { does: 'focusses the area and says so', tests: [refused, put, inTurn] },
  'price on its way': { does: 'says that it is being calculated', tests: [refused, put] },
  'no price': { does: 'says that there is none', tests: [refused, put] },
  'script on its way': { does: 'says that the payment system is loading', tests: [refused, put] },
  'no wallet phone': { does: 'asks for it', tests: [refused, put] },
  'no way of Paymob': { does: 'asks to choose one', tests: [refused, put] },
});

/** Section 5: validation rules. */
export const validationRows: Row[] = [
  ...entrance,
  ...cartRows,
  ...requiredRows,
  ...phoneRows,
  ...preCheckRows,
];
