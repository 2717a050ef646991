import { Breadcrumb } from '@sabadora/design-system/Breadcrumb';
import type { StaticContent } from '@sabadora/api';
import { formatDay, LOCALES } from '@sabadora/domain';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { column } from '../../features/frame/PageFrame.css.ts';
import { RichText } from '../../features/content/RichText.tsx';
import { sectionsOf } from '../../features/content/sections.ts';
import { PageFrame } from '#frame/PageFrame';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './page.css.ts';
import breadcrumbMessages from '../../features/frame/breadcrumb.messages.json';
import messages from './page.messages.json';

export interface ContentProps {
  text: Omit<StaticContent, 'description'>;
  /** E-mail address for questions about personal data. */
  privacyEmail: string;
}

/** A list of the sections is only shown for more sections than this. */
const CONTENTS_LEAST = 2;

/** A page of text in sections, with a list of the sections beside the text where there is room. */
export function Page({ text, privacyEmail }: ContentProps) {
  const words = useWords(messages, breadcrumbMessages);
  const { locale } = useShared();
  const { title, lead, updatedOn, content, locales } = text;
  const { before, sections } = sectionsOf(content);
  return (
    <PageFrame isInEveryMarket={locales.length === LOCALES.length}>
      <div className={`${column} ${styles.page}`}>
        <Breadcrumb items={[{ label: words('chrome.breadcrumbHome'), href: '/' }, { label: title }]} />
        <h1 className={styles.title}>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {updatedOn !== undefined && (
          <p className={styles.date}>
            {words('content.dated', { date: formatDay(updatedOn, locale, 'long') })}
          </p>
        )}
        <div className={styles.columns}>
          {sections.length > CONTENTS_LEAST && (
            <nav className={styles.contents} aria-labelledby="contents">
              <h2 id="contents" className={styles.contentsTitle}>
                {words('content.onThisPage')}
              </h2>
              <ul className={styles.contentsList}>
                {sections.map((section) => (
                  <li key={section.id}>
                    <a href={`#${section.id}`} className={styles.contentsLink}>
                      {section.title}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className={styles.text}>
            <RichText content={before} privacyEmail={privacyEmail} />
            {sections.map((section) => (
              <section key={section.id} id={section.id} className={styles.section}>
                <h2 className={styles.heading}>{section.title}</h2>
                <RichText content={section.content} privacyEmail={privacyEmail} />
              </section>
            ))}
          </div>
        </div>
      </div>
    </PageFrame>
  );
}
