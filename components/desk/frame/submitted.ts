import type { FieldValues, UseFormHandleSubmit } from 'react-hook-form';

/**
 * Submits a form. Resolves to whether its fields were complete and `carryOut` was not rejected, which it reports as
 * null.
 */
export async function submitted<Typed extends FieldValues, Read>(
  handleSubmit: UseFormHandleSubmit<Typed, Read>,
  carryOut: (read: Read) => Promise<unknown>,
): Promise<boolean> {
  let isDone = false;
  await handleSubmit(async (read) => {
    isDone = (await carryOut(read)) !== null;
  })();
  return isDone;
}
