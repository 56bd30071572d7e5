import { type Language } from './format.ts';

/** Text with the direction of what it contains: `ltr` for numbers and codes. */
export interface Fact {
  label: string;
  value: string;
  direction?: 'ltr';
}

/** One part of an e-mail, from which both its forms are made. */
export type Part =
  | { part: 'text'; text: string }
  | { part: 'note'; text: string }
  | { part: 'heading'; text: string }
  | { part: 'facts'; facts: Fact[] }
  /** A number to pay with, to be read out at a counter. */
  | { part: 'code'; label: string; code: string; notes: string[] }
  | { part: 'button'; text: string; url: string }
  | { part: 'link'; text: string; url: string }
  | { part: 'books'; heads: [string, string, string]; books: Book[]; sums: Sum[] }
  | { part: 'quote'; title: string; text: string };

export interface Book {
  title: string;
  /** E.g. `2 × 120.00 جنيه`. */
  quantity: string;
  amount: string;
}

export interface Sum {
  label: string;
  amount: string;
  /** The total to pay. */
  isTotal?: true;
}

/** The text of an e-mail, in one language. */
export interface MailDocument {
  language: Language;
  subject: string;
  title: string;
  parts: Part[];
  /** Why the reader gets it, and how to reach the shop. */
  footer: Part[];
  headers?: Record<string, string>;
}

/** The form for programs that show no HTML. */
export function plainForm({ title, parts, footer }: MailDocument): string {
  const blocks = [title, ...parts.map(plainPart), '--', ...footer.map(plainPart)];
  return `${blocks.join('\n\n')}\n`;
}

function plainPart(part: Part): string {
  switch (part.part) {
    case 'text':
    case 'note':
      return part.text;
    case 'heading':
      return `${part.text}:`;
    case 'facts':
      return part.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'code':
      return [`${part.label}: ${part.code}`, ...part.notes].join('\n');
    case 'button':
    case 'link':
      return `${part.text}:\n${part.url}`;
    case 'books': {
      const books = part.books.map(
        ({ title, quantity, amount }) => `- ${title}\n  ${quantity} = ${amount}`,
      );
      return [...books, '', ...part.sums.map(({ label, amount }) => `${label}: ${amount}`)].join(
        '\n',
      );
    }
    case 'quote':
      return [part.title, ...part.text.split('\n').map((line) => `> ${line}`)].join('\n');
  }
}
