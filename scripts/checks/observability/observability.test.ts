import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { metrics } from '../../../supabase/functions/_shared/contracts/metrics.mjs';
import { prometheusNames } from './prometheus-names';

const root = new URL('../../../', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, root), 'utf8');

type Rule = { alert: string; expr: string; annotations: { summary: string } };
const { groups } = parse(textOf('deploy/observability/alerts.yaml')) as {
  groups: { rules: Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);

type Panel = { title: string; targets: { expr: string }[] };
const { panels } = JSON.parse(textOf('deploy/observability/dashboard.json')) as { panels: Panel[] };

type Pipeline = { receivers: string[]; processors: string[]; exporters: string[] };
const collector = parse(textOf('deploy/observability/collector.yaml')) as {
  receivers: object;
  processors: object;
  exporters: object;
  connectors: { spanmetrics: { namespace: string; histogram: { unit: string } } };
  service: { pipelines: Record<string, Pipeline> };
};

/** The metrics that the collector itself derives from spans. */
const { namespace, histogram } = collector.connectors.spanmetrics;
const ofSpans = [
  ...prometheusNames(`${namespace}.calls`, { kind: 'counter', unit: '' }),
  ...prometheusNames(`${namespace}.duration`, { kind: 'histogram', unit: histogram.unit }),
];
const reported = Object.entries(metrics).flatMap(([name, metric]) => prometheusNames(name, metric));
const known = new Set([...reported, ...ofSpans]);

/** The metrics of a query, which share a prefix; labels and functions do not. */
const namesIn = (query: string) => query.match(/\bshop_\w+/g) ?? [];

test('queries only existing metrics in the dashboard and the alerts', () => {
  const queries = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  expect(queries.length).toBeGreaterThan(25);
  for (const query of queries) {
    expect([query, namesIn(query).length]).not.toEqual([query, 0]);
    expect([query, namesIn(query).filter((name) => !known.has(name))]).toEqual([query, []]);
  }
});

test('shows every metric, and reports each from the code', () => {
  const shown = new Set(
    panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr))),
  );
  for (const [name, metric] of Object.entries(metrics))
    expect([name, prometheusNames(name, metric).some((one) => shown.has(one))]).toEqual([
      name,
      true,
    ]);

  const files = execFileSync(
    'git',
    ['grep', '-l', 'opentelemetry/api\\|sdk-metrics\\|durations(', '--'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const code = files
    .trim()
    .split('\n')
    .filter((file) => /\.(?:ts|mjs)$/.test(file) && !file.includes('.test.'))
    .map(textOf)
    .join('\n');
  expect(Object.keys(metrics).filter((name) => !code.includes(`'${name}'`))).toEqual([]);
});

test("builds the collector's pipelines from declared components", () => {
  const parts = {
    receivers: Object.keys({ ...collector.receivers, ...collector.connectors }),
    processors: Object.keys(collector.processors),
    exporters: Object.keys({ ...collector.exporters, ...collector.connectors }),
  };
  for (const pipeline of Object.values(collector.service.pipelines))
    for (const kind of ['receivers', 'processors', 'exporters'] as const)
      for (const name of pipeline[kind]) expect(parts[kind]).toContain(name);
});

test('explains in every alert what to do about it', () => {
  const guide = textOf('docs/operating.md');
  const explained = [...guide.matchAll(/^- \*\*`(\w+)`\*\* /gm)].map(([, name]) => name);
  expect(rules.length).toBeGreaterThan(10);
  expect(rules.map(({ alert }) => alert).filter((name) => !explained.includes(name))).toEqual([]);
  expect(rules.map(({ annotations }) => annotations.summary).filter((text) => !text)).toEqual([]);
});
