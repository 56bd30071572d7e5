/** «للفيزياء», «للغة العربية», «لعلم النفس»: the preposition li joined to a name. */
export function withLi(name: string): string {
  if (name.startsWith('الل')) return `لل${name.slice(3)}`;
  return name.startsWith('ال') ? `لل${name.slice(2)}` : `ل${name}`;
}

interface Noun {
  readonly few: string;
  readonly accusative: string;
  readonly genitive: string;
}

export const question: Noun = { few: 'أسئلة', accusative: 'سؤالًا', genitive: 'سؤال' };
export const model: Noun = { few: 'نماذج', accusative: 'نموذجًا', genitive: 'نموذج' };
export const exam: Noun = { few: 'امتحانات', accusative: 'امتحانًا', genitive: 'امتحان' };
export const day: Noun = { few: 'أيام', accusative: 'يومًا', genitive: 'يوم' };

/** A number above two with its counted noun in the right case: «10 نماذج», «12 نموذجًا», «800 سؤال». */
export function counted(count: number, noun: Noun): string {
  const rest = count % 100;
  if (rest >= 3 && rest <= 10) return `${count} ${noun.few}`;
  return `${count} ${rest < 3 ? noun.genitive : noun.accusative}`;
}
