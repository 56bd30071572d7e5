type Metric = { kind: string; unit: string };

/** The names under which the collector's Prometheus exporter shows a metric of OpenTelemetry. */
export function prometheusNames(name: string, { kind, unit }: Metric): string[] {
  const suffixes: Record<string, string> = {
    s: '_seconds',
    By: '_bytes',
    '1': kind === 'gauge' ? '_ratio' : '',
  };
  const base = name.replaceAll('.', '_') + (suffixes[unit] ?? '');
  if (kind === 'counter') return [`${base}_total`];
  return kind === 'histogram' ? [`${base}_bucket`, `${base}_sum`, `${base}_count`] : [base];
}
