/** How a shop that is only tried out can be reached: nobody is there. */
const samples = {
  NEXT_PUBLIC_CONTACT_PHONE: '+20 100 000 0000',
  NEXT_PUBLIC_CONTACT_EMAIL: 'sample@example.com',
  NEXT_PUBLIC_SOCIAL_URL: 'https://social.example/sample',
};

/** Fills in what is not configured; a variable that is set to nothing stays so, and its place empty. */
export function fillInContact(environment) {
  for (const [name, sample] of Object.entries(samples)) environment[name] ??= sample;
}
