/** Whether traces and metrics are reported; OpenTelemetry's exporters read the address themselves. */
export const hasCollector = () => Boolean(process.env['OTEL_EXPORTER_OTLP_ENDPOINT']);
