import { expect, test } from '@jest/globals';
import english from './en.json';

/** The words at some keys of a part of the messages, e.g. `login.success.title`. */
function said(part: object, ...keys: string[]): unknown[] {
  return keys.map((key) =>
    key.split('.').reduce<unknown>((tree, name) => (tree as Record<string, unknown>)[name], part),
  );
}

test('the door speaks in the specified words', () => {
  const { login, signup, missing, refusals, sessionEnded } = english.auth;
  expect(sessionEnded).toEqual({
    unauthorized: 'Unauthorized access. Please log in again.',
    refreshFailed: 'Authentication failed. Please log in again.',
    noRefreshToken: 'No refresh token available',
  });
  expect(refusals.unexpected).toBe('An unexpected error occurred. Please try again later.');
  expect(said(login, 'heading', 'text', 'submit', 'submitting', 'forgot', 'or')).toEqual([
    'Welcome to {brand}',
    'Sign in to your account to continue shopping',
    'Sign In',
    'Signing in...',
    'Reset Password',
    'Or continue with',
  ]);
  expect(said(login, 'success.title', 'success.text', 'failed', 'noAccount', 'signUp')).toEqual([
    'Welcome back!',
    'You have successfully logged in.',
    'Login failed',
    "Don't have an account?",
    'Sign up',
  ]);
  expect(said(signup, 'heading', 'text', 'submit', 'submitting', 'failed', 'failedText')).toEqual([
    'Create Account',
    'Sign up to start shopping',
    'Sign Up',
    'Signing up...',
    'Signup failed',
    'Could not create account',
  ]);
  expect(said(signup, 'success.title', 'success.text', 'haveAccount', 'signIn')).toEqual([
    'Signup successful!',
    'Please check your email to confirm your account.',
    'Already have an account?',
    'Sign in',
  ]);
  expect(missing).toEqual({
    title: 'Missing fields',
    login: 'Please enter both email and password',
    signup: 'Please enter all required fields',
  });
  expect(refusals.invalidCredentials).toBe('Invalid email or password');
});

test('a new password is asked for in the specified words', () => {
  const { reset, invalidPassword, faults } = english.auth;
  expect(said(reset, 'heading', 'checking', 'submit', 'submitting', 'invalid')).toEqual([
    'Reset Your Password',
    'Checking session...',
    'Update Password',
    'Updating...',
    'This link is invalid or has expired.',
  ]);
  expect(said(reset, 'sent.title', 'sent.text', 'failed', 'sendFailed', 'emailMissing')).toEqual([
    'Check your inbox',
    'A password reset link has been sent to your email.',
    'Reset failed',
    'Failed to send password reset email',
    'Please enter your email to reset password',
  ]);
  expect(said(reset, 'success.title', 'success.text', 'sessionMissing', 'invalidText')).toEqual([
    'Password updated',
    'You can now log in with your new password.',
    'Session missing',
    'This link is invalid or has expired. Try requesting a new one.',
  ]);
  expect(said(reset, 'wentWrong', 'restoreFailed', 'failedText')).toEqual([
    'Something went wrong.',
    'Failed to restore session',
    'An unknown error occurred.',
  ]);
  expect([invalidPassword, faults.passwordShort]).toEqual([
    'Invalid password',
    'Password must be at least 6 characters long.',
  ]);
});

test('the catalogue and its failures are told in the specified words', () => {
  const { catalogue, errors, common, cart } = english;
  expect([catalogue.hero.title, catalogue.hero.text, catalogue.searchPlaceholder]).toEqual([
    'Fuel Your Future',
    'Find the books and resources that will help you conquer exams and unlock your potential.',
    'Search for books, authors, or titles...',
  ]);
  expect(catalogue.empty).toEqual({
    title: 'No products found',
    text: 'Try adjusting your search or filters',
  });
  expect(errors).toMatchObject({
    unexpected: {
      title: 'Something went wrong',
      text: 'An unexpected error occurred. Please try refreshing the page.',
    },
    notFound: { title: 'Oops! Page not found' },
    productNotFound: { title: 'Product not found' },
    loadingProduct: 'Error loading product',
    fetchProduct: 'Failed to fetch product',
    fetchProducts: 'Failed to fetch products',
  });
  expect([common.refreshPage, common.returnHome, common.clearFilters]).toEqual([
    'Refresh Page',
    'Return to Home',
    'Clear Filters',
  ]);
  expect([cart.add, cart.adding, cart.added, cart.empty.text]).toEqual([
    'Add to Cart',
    'Adding...',
    'Added to cart',
    'Start shopping to add items to your cart',
  ]);
});

test('the checkout names every missing field in the specified words', () => {
  expect(english.checkout.faults).toMatchObject({
    firstNameMissing: 'First name is required',
    lastNameMissing: 'Last name is required',
    emailMissing: 'Email is required',
    phoneMissing: 'Phone number is required',
    additionalPhoneMissing: 'Additional phone number is required',
    addressMissing: 'Address is required',
    cityMissing: 'Please select a city',
    areaMissing: 'Please select an area',
    phoneInvalid: 'Invalid phone number',
    phoneNotEgyptian: 'Phone number must be a valid Egyptian number',
    phonePending: 'Waiting for phone confirmation...',
    additionalPhoneInvalid: 'Invalid additional phone number',
    additionalPhoneNotEgyptian: 'Additional phone number must be a valid Egyptian number',
    additionalPhonePending: 'Waiting for additional phone confirmation...',
  });
});

test('paying and what keeps from it are told in the specified words', () => {
  const { checkout, payments } = english;
  expect(checkout.preChecks).toEqual({
    city: 'Please select city',
    area: 'Please select area',
    calculating: 'Calculating price...',
    priceFailed: 'Price calculation error',
  });
  expect(checkout.progress).toEqual({
    loading: 'Loading...',
    order: 'Creating order...',
    payment: 'Processing payment request...',
  });
  expect(checkout.summary.calculating).toBe('Calculating prices...');
  expect(said(checkout.errors, 'prices', 'noUserId', 'noOrderId')).toEqual([
    'Could not calculate prices',
    'User ID not found',
    'Order creation failed - no order ID returned',
  ]);
  expect(payments).toMatchObject({
    refusals: {
      scriptLoading: 'Loading payment system...',
      walletPhoneMissing: 'Please enter wallet phone number',
      methodMissing: 'Please select a Paymob option',
    },
    initFailed: 'Payment initialization failed. Please try again.',
    chargeFailed: 'Charge request failed',
    failures: {
      P0001:
        'You cannot add more than 10 items to the cart. Please reduce the quantity before adding more.',
    },
    paymobInitFailed: {
      card: 'Paymob card initialization failed',
      wallet: 'Paymob wallet initialization failed',
      kiosk: 'Paymob kiosk initialization failed',
    },
    paymobFailed: 'Paymob function error',
    paymentFailed: 'Payment failed',
    complete: {
      placedText: 'Your payment has been processed successfully. Thank you!',
      failed: 'Payment Failed',
      failedText:
        'There was an error processing your payment. Please try again or contact support.',
    },
  });
});
