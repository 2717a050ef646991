import type { WebToCase } from './ContactContext.ts';

/**
 * The customer care system from `WEB_TO_CASE_URL` and `WEB_TO_CASE_ORGID` (the organisation's id there); undefined
 * when neither is set.
 *
 * @throws Error when one is missing, or the address is not https
 */
export function webToCaseFrom(env: Readonly<Record<string, string | undefined>>): WebToCase | undefined {
  const { WEB_TO_CASE_URL: url = '', WEB_TO_CASE_ORGID: orgId = '' } = env;
  if (url === '' && orgId === '') return undefined;
  if (URL.parse(url)?.protocol !== 'https:')
    throw new Error(`WEB_TO_CASE_URL "${url}" is not an https address: messages hold personal data.`);
  if (orgId === '')
    throw new Error('WEB_TO_CASE_ORGID is missing: it names the organisation at WEB_TO_CASE_URL.');
  return { url, orgId };
}
