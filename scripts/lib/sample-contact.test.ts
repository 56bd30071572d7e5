import { expect, test } from '@jest/globals';
import { fillInContact } from './sample-contact.mjs';

test('fills in samples for missing contacts of a shop on the embedded backend', () => {
  const environment: Record<string, string> = {
    NEXT_PUBLIC_CONTACT_PHONE: '+201234567890',
    NEXT_PUBLIC_SOCIAL_URL: '',
  };
  fillInContact(environment);
  expect(environment).toEqual({
    NEXT_PUBLIC_CONTACT_PHONE: '+201234567890',
    NEXT_PUBLIC_CONTACT_EMAIL: 'sample@example.com',
    NEXT_PUBLIC_SOCIAL_URL: '',
  });
});
