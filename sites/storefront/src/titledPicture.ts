import { createHmac } from 'node:crypto';

/** Secret outside production; the gateway has the same default. */
const FOR_DEVELOPMENT = 'no secret';

const secret =
  process.env['PICTURE_SECRET'] || (process.env['SITE_STAGE'] === 'production' ? undefined : FOR_DEVELOPMENT);

/**
 * The address of a share picture with the title of its page, signed because the gateway draws only signed titles.
 * Without a secret the picture has no title.
 */
export function titledPicture(address: string, title: string): string {
  const picture = /^\/images\/([^/]+\/[^/]+)\//.exec(address)?.[1];
  if (secret === undefined || picture === undefined) return address;
  const signature = createHmac('sha256', secret).update(`${picture}\n${title}`).digest('base64url');
  return `${address}?${new URLSearchParams({ title, signature: signature.slice(0, 22) })}`;
}
