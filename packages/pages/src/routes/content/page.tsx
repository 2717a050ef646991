import { Breadcrumb } from '@sabadora/design-system/Breadcrumb';
import { formatDay } from '@sabadora/domain';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { column } from '../../features/frame/PageFrame.css.ts';
import { PageFrame } from '../../features/frame/PageFrame.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import { LegalBlock } from './LegalBlock.tsx';
import type { LegalText } from './legalText.ts';
import * as styles from './page.css.ts';
import breadcrumbMessages from '../../features/frame/breadcrumb.messages.json';
import messages from './page.messages.json';

export interface ContentProps {
  text: LegalText;
}

/** A legal page: its sections, with a list of them beside the text where there is room. */
export function Page({ text }: ContentProps) {
  const words = useWords(messages, breadcrumbMessages);
  const { locale } = useShared();
  const { title, lead, updatedOn, sections } = text;
  return (
    <PageFrame>
      <div className={`${column} ${styles.page}`}>
        <Breadcrumb items={[{ label: words('chrome.breadcrumbHome'), href: '/' }, { label: title }]} />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.date}>
          {words('content.dated', { date: formatDay(updatedOn, locale, 'long') })}
        </p>
        <div className={styles.columns}>
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
          <div className={styles.text}>
            {sections.map((section) => (
              <section key={section.id} id={section.id} className={styles.section}>
                <h2 className={styles.heading}>{section.title}</h2>
                {section.blocks.map((block, index) => (
                  // A text never changes its order while it is shown.
                  <LegalBlock key={index} block={block} />
                ))}
              </section>
            ))}
          </div>
        </div>
      </div>
    </PageFrame>
  );
}
