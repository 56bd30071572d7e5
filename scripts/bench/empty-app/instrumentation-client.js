// Empty for the same reason: otherwise the page would include the shop's telemetry.
export {};
