/** For links and buttons in the menu. */
export const menuLink =
  'flex min-h-11 w-full items-center rounded-md px-2 font-semibold hover:bg-secondary';

export const footerLink =
  'inline-flex min-h-8 items-center wrap-anywhere underline-offset-4 hover:underline';
