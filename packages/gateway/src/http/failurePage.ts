import { marketOf, type Language, type Locale } from '@sabadora/domain';
import { LOOK } from '../purchase/emails/emailPage.ts';
import { escapeHtml } from '../purchase/escapeHtml.ts';
import { plainPage } from './plainPage.ts';
import type { ProblemBody } from './problem.ts';

/** The texts of the page for a refused form, by language. */
export type FailureWords<Field extends string> = Readonly<
  Record<
    Language,
    {
      title: string;
      /** Introduces the list of faulty fields. */
      faults: string;
      tooMany: string;
      failed: string;
      kept: string;
      /** What each field requires, in the order of the form. */
      fields: Record<Field, string>;
    }
  >
>;

const STYLE = `
body { margin: 0; background: ${LOOK.paper}; color: ${LOOK.ink}; font: 1rem/1.5 ${LOOK.text}; }
main { box-sizing: border-box; max-width: 36rem; margin: 12vh auto 0; padding: 2rem; background: ${LOOK.surface}; border-radius: 12px; }
h1 { margin: 0; font: 600 1.75rem/1.15 ${LOOK.title}; }
`;

/**
 * The page that a browser without JavaScript gets for a refused form. Going back shows the form as it was filled in.
 */
export function failurePage<Field extends string>(
  { status, errors = [] }: ProblemBody,
  locale: Locale,
  allWords: FailureWords<Field>,
): string {
  const { bcp47, language } = marketOf(locale);
  const words = allWords[language];
  const refused = (Object.keys(words.fields) as Field[]).filter((field) =>
    errors.some((error) => error.field === field),
  );
  const reason = status === 429 ? words.tooMany : refused.length > 0 ? words.faults : words.failed;
  const items = refused.map((field) => `<li>${escapeHtml(words.fields[field])}</li>`);
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
  return plainPage({
    bcp47,
    title: words.title,
    style: STYLE,
    main: `<p>${reason}</p>\n${list}\n<p>${words.kept}</p>`,
  });
}
