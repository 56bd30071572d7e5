/** A failure that the person at the terminal can do something about: its message is all that is printed. */
export class PlainError extends Error {}
