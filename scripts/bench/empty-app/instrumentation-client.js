// Empty for the same reason: without it the page would bring the shop's telemetry.
export {};
