/** Ids of the description and the error of the control with the id `id`. */
export const descriptionId = (id: string) => `${id}-description`;
export const errorId = (id: string) => `${id}-error`;

type Texts = { error?: string | undefined; description?: string | undefined };

/** The attributes that link a control to its description and its error. */
export function describedBy(id: string, { error, description }: Texts) {
  const ids = [description && descriptionId(id), error && errorId(id)].filter(Boolean).join(' ');
  return {
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': ids || undefined,
  };
}
