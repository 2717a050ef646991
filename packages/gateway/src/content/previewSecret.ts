/** Good enough where no real visitor comes: everyone may see drafts there. */
const FOR_DEVELOPMENT = 'no secret';

/**
 * What signs links to previews: `PREVIEW_SECRET`. Without it previews are signed with a known text outside production,
 * and there are none in production.
 */
export function previewSecretFrom(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const secret = env['PREVIEW_SECRET'];
  if (secret !== undefined && secret !== '') return secret;
  return env['SITE_STAGE'] === 'production' ? undefined : FOR_DEVELOPMENT;
}
