import { median } from './table.mjs';

/**
 * Measures each of `subjects` once per round, in turn, so that a slow phase of the machine affects all of them. Returns
 * the results of `measure` by the subject's name.
 */
export async function resultsInTurns(subjects, rounds, measure) {
  const results = Object.fromEntries(Object.keys(subjects).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, subject] of Object.entries(subjects))
      results[name].push(await measure(subject));
  }
  return results;
}

/** The same, for figures by name: returns each subject's median of every figure. */
export async function mediansInTurns(subjects, rounds, measure) {
  const measured = await resultsInTurns(subjects, rounds, measure);
  return Object.fromEntries(
    Object.entries(measured).map(([name, results]) => [
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
