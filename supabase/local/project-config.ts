import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parse } from 'smol-toml';
import { z } from 'zod';

const template = z.object({ subject: z.string(), content_path: z.string() });

const configSchema = z.object({
  api: z.object({ schemas: z.array(z.string()), max_rows: z.number().int() }),
  auth: z.object({
    site_url: z.string(),
    additional_redirect_urls: z.array(z.string()),
    jwt_expiry: z.number().int(),
    enable_refresh_token_rotation: z.boolean(),
    refresh_token_reuse_interval: z.number().int(),
    enable_signup: z.boolean(),
    minimum_password_length: z.number().int(),
    rate_limit: z.object({ sign_in_sign_ups: z.number().int().positive() }),
    email: z.object({
      enable_signup: z.boolean(),
      enable_confirmations: z.boolean(),
      double_confirm_changes: z.boolean(),
      max_frequency: z.string().regex(/^\d+[smh]$/),
      otp_length: z.number().int(),
      otp_expiry: z.number().int(),
      template: z.object({ confirmation: template }).catchall(template),
    }),
    external: z
      .object({ google: z.object({ enabled: z.boolean() }) })
      .partial()
      .optional(),
  }),
});

export type ProjectConfig = z.infer<typeof configSchema>;

/**
 * The settings in `supabase/config.toml` that the embedded backend uses, with `shopUrl` instead of the site's address.
 */
export async function readProjectConfig(path: string, shopUrl: string): Promise<ProjectConfig> {
  const parsed = configSchema.safeParse(parse(await readFile(path, 'utf8')));
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);

  const config = parsed.data;
  const written = config.auth.site_url;
  const own = (url: string) =>
    url.startsWith(written) ? shopUrl + url.slice(written.length) : url;
  config.auth.additional_redirect_urls = config.auth.additional_redirect_urls.map(own);
  config.auth.site_url = shopUrl;
  // The CLI resolves these paths relative to the folder that contains `supabase`, lite relative to the working
  // directory.
  for (const mail of Object.values(config.auth.email.template))
    mail.content_path = resolve(dirname(path), '..', mail.content_path);
  return config;
}

const unitMs: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000 };

/** Minimum time between two e-mails to the same address. */
export function mailIntervalMs({ auth }: ProjectConfig): number {
  const written = auth.email.max_frequency;
  return Number.parseInt(written, 10) * (unitMs[written.slice(-1)] ?? 1_000);
}
