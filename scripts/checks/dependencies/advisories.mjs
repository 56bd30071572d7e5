import { stripVTControlCharacters } from 'node:util';

const grave = ['high', 'critical'];

/**
 * Names and addresses of the advisories behind one package; `via` names other packages where it is not at fault itself.
 */
const reasons = (via) =>
  via.map((reason) =>
    typeof reason === 'string' ? `by ${reason}` : `${reason.title} (${reason.url})`,
  );

/**
 * Parses the JSON of `npm audit`: `{ findings }`, one line for each package with an advisory of level high or above, or
 * `{ unavailable }`, the reason why the registry could not be queried. Throws an error if it is neither.
 */
export function advisoriesIn(output) {
  const report = JSON.parse(output);
  if (report.vulnerabilities) {
    const findings = Object.values(report.vulnerabilities)
      .filter(({ severity }) => grave.includes(severity))
      .map(({ name, severity, via }) => `${name} (${severity}): ${reasons(via).join(', ')}`);
    return { findings };
  }
  const reason = report.message ?? report.error?.summary;
  if (!reason) throw new Error(`npm audit printed something else than a report:\n${output}`);
  return { unavailable: stripVTControlCharacters(reason) };
}
