import { pictureSecretFrom, signTitle } from '@sabadora/pictures/signature';

const secret = pictureSecretFrom(process.env);

/** The address of a share picture with the title of its page, signed for the gateway, which draws no other. */
export function titledPicture(address: string, title: string): string {
  const picture = /^\/images\/([^/]+\/[^/]+)\//.exec(address)?.[1];
  if (secret === undefined || picture === undefined) return address;
  const signature = signTitle({ picture, title }, secret);
  return `${address}?${new URLSearchParams({ title, signature })}`;
}
