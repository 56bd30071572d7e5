import { median } from './table.mjs';

/**
 * Measures each of `subjects` once a round, one after the other, so that a slow minute of the machine slows all of them
 * alike. `measure` resolves with figures by name; what is returned is each subject's median of every figure.
 */
export async function mediansInTurns(subjects, rounds, measure) {
  const measured = new Map(Object.keys(subjects).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, subject] of Object.entries(subjects))
      measured.get(name).push(await measure(subject));
  }
  return Object.fromEntries(
    [...measured].map(([name, results]) => [
      name,
      Object.fromEntries(
        Object.keys(results[0]).map((figure) => [
          figure,
          median(results.map((result) => result[figure])),
        ]),
      ),
    ]),
  );
}
