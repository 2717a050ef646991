/** Secret outside production, where drafts need no protection. */
const FOR_DEVELOPMENT = 'no secret';

/**
 * The secret that signs preview links: `PREVIEW_SECRET`. Without it, previews use a publicly known secret outside
 * production and are disabled in production.
 */
export function previewSecretFrom(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const secret = env['PREVIEW_SECRET'];
  if (secret !== undefined && secret !== '') return secret;
  return env['SITE_STAGE'] === 'production' ? undefined : FOR_DEVELOPMENT;
}
