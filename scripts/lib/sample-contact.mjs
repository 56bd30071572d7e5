/** Sample contact data for a trial shop; nothing is reachable there. */
const samples = {
  NEXT_PUBLIC_CONTACT_PHONE: '+20 100 000 0000',
  NEXT_PUBLIC_CONTACT_EMAIL: 'sample@example.com',
  NEXT_PUBLIC_SOCIAL_URL: 'https://social.example/sample',
};

/** Fills in missing variables; an empty value is kept and hides the contact. */
export function fillInContact(environment) {
  for (const [name, sample] of Object.entries(samples)) environment[name] ??= sample;
}
