/** Until the way home is offered beside a payment page that does not come (spec §9 Timing). */
export const countdownSeconds = 10;
