import { LOCALES, type Locale } from '@sabadora/domain';
import { expect, test } from 'vitest';
import { NOT_FOUND } from '../../kit/document/pageInput.ts';
import { pageFound } from '../../kit/testing/pageFound.ts';
import { loadInput } from '../../kit/testing/loadInput.ts';
import { DATA_PROTECTION_PATH } from '../../features/frame/dataProtectionPath.ts';
import { load as loadPage } from './load.tsx';

const EMAIL = 'privacy@sabadora.example';

function load(href: string, locale: Locale = 'fr_FR') {
  const params = { id: href.split('/').at(-1) };
  return loadPage(loadInput({ href, params, locale }));
}

/** Each market's own title and the authority that hears its complaints. */
const MARKETS: Record<Locale, [title: string, authority: string]> = {
  fr_FR: ['Protection des données', 'CNIL'],
  es_ES: ['Protección de datos', 'AEPD'],
  it_IT: ['Protezione dei dati', 'Garante'],
  nl_NL: ['Privacyverklaring', 'Autoriteit Persoonsgegevens'],
  fr_BE: ['Protection des données', 'APD'],
  nl_BE: ['Privacyverklaring', 'GBA'],
};

test.each(LOCALES)('CH-087: %s has its page on data protection, with its own authority', (locale) => {
  const { status = 200, props } = pageFound(load(DATA_PROTECTION_PATH, locale));
  const [title, authority] = MARKETS[locale];
  expect(status).toBe(200);
  expect(props.text.title).toBe(title);
  const whole = JSON.stringify(props);
  expect(whole).toContain(authority);
  expect(whole).toContain(`mailto:${EMAIL}`);
  const others = Object.values(MARKETS).filter(([, other]) => other !== authority);
  for (const [, other] of others) expect(whole).not.toContain(other);
});

test.each(['/content/unknown', '/content/__proto__', '/content/constructor'])(
  'CH-009: %s is a page not found',
  (href) => {
    expect(load(href)).toBe(NOT_FOUND);
  },
);
