import { type App, type EmailDriver } from '@supabase/lite';
import { type Session } from '../database/database.ts';
import { mailIntervalMs, type ProjectConfig } from '../project-config.ts';
import { withPasswordChanges } from './password-changes.ts';
import { withPasswordRules } from './password-rules.ts';
import { withCheckedBodies } from './checked-bodies.ts';
import { withGuardedSignIns } from './guarded-sign-in.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { withMailInterval } from './mail-interval.ts';
import { withRepeatedSignUps } from './repeated-sign-up.ts';

interface Options {
  database: Session;
  config: ProjectConfig;
  mailDriver: EmailDriver;
  shopUrl: string;
}

/**
 * Lite with features of the hosted auth service that it lacks: rate limits, identical answers for known and unknown
 * addresses, rules for new passwords, and a password change that ends other sessions.
 */
export function guardedLite(app: App, { database, config, mailDriver, shopUrl }: Options) {
  const intervalMs = mailIntervalMs(config);
  const signUps = withRepeatedSignUps(withPasswordChanges(app, database), {
    database,
    mailIntervalMs: intervalMs,
    sendConfirmation: confirmationMail({
      driver: mailDriver,
      template: config.auth.email.template.confirmation,
      shopUrl,
    }),
  });
  const signIns = withGuardedSignIns(withMailInterval(signUps, intervalMs), {
    database,
    mostPerAddress: config.auth.rate_limit.sign_in_sign_ups,
  });
  return withCheckedBodies(withPasswordRules(signIns));
}
