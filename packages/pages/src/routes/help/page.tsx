import type { HelpCentre } from '@sabadora/api';
import { Accordion } from '@sabadora/design-system/Accordion';
import { Breadcrumb } from '@sabadora/design-system/Breadcrumb';
import { Button } from '@sabadora/design-system/Button';
import { Link } from '@sabadora/design-system/Link';
import { TextField } from '@sabadora/design-system/TextField';
import { marketOf } from '@sabadora/domain';
import { useState } from 'react';
import { RichText } from '../../features/content/RichText.tsx';
import { LateFailureNotice } from '../../features/frame/failure/LateFailureNotice.ts';
import { column } from '../../features/frame/PageFrame.css.ts';
import { PageFrame } from '#frame/PageFrame';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { needsScript } from '../../kit/parts/needsScript.css.ts';
import { useWords } from '../../kit/words/useWords.ts';
import { matchingAnswers } from './matchingAnswers.ts';
import * as styles from './page.css.ts';
import breadcrumbMessages from '../../features/frame/breadcrumb.messages.json';
import loadMessages from './load.messages.json';
import messages from './page.messages.json';

export interface HelpProps {
  /** Undefined when it could not be loaded. */
  help?: HelpCentre | undefined;
}

/** The help centre: questions with their answers by topic, and a search (CH-109). */
export function Page({ help }: HelpProps) {
  const words = useWords(breadcrumbMessages, loadMessages, messages);
  const { locale } = useShared();
  const title = help?.title ?? words('help.title');
  return (
    <PageFrame>
      <div className={`${column} ${styles.page}`}>
        <Breadcrumb items={[{ label: words('chrome.breadcrumbHome'), href: '/' }, { label: title }]} />
        <h1 className={styles.title}>{title}</h1>
        {help ? <Answers {...help} /> : <LateFailureNotice onRetry={() => window.location.reload()} />}
        <section aria-labelledby="help-contact" className={styles.section}>
          <h2 id="help-contact" className={styles.topic}>
            {words('help.contactTitle')}
          </h2>
          <p className={styles.contactText}>{words('help.contactText')}</p>
          <Button href={marketOf(locale).contactPath} tone="secondary">
            {words('help.contact')}
          </Button>
        </section>
      </div>
    </PageFrame>
  );
}

function Answers({ lead, topics, popular }: HelpCentre) {
  const words = useWords(messages);
  const [search, setSearch] = useState('');
  const shown = matchingAnswers(topics, search);
  const isSearching = search.trim() !== '';
  const count = shown.reduce((sum, { answers }) => sum + answers.length, 0);
  return (
    <>
      <p className={styles.lead}>{lead}</p>
      <div className={`${styles.search} ${needsScript}`}>
        <TextField
          label={words('help.search')}
          type="search"
          isClearable
          value={search}
          onChange={setSearch}
        />
        <p role="status" className={styles.count}>
          {isSearching && (count > 0 ? words('help.count', { count }) : words('help.none'))}
        </p>
      </div>
      {!isSearching && popular.length > 0 && (
        <section aria-labelledby="popular" className={styles.popular}>
          <h2 id="popular" className={styles.topic}>
            {words('help.popular')}
          </h2>
          <ul className={styles.questions}>
            {popular.map(({ id, question }) => (
              <li key={id}>
                <Link href={`#${id}`} className={styles.question}>
                  {question}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {shown.map((topic) => (
        <section key={topic.id} aria-labelledby={`topic-${topic.id}`} className={styles.section}>
          <h2 id={`topic-${topic.id}`} className={styles.topic}>
            {topic.title}
          </h2>
          <Accordion
            headingLevel={3}
            items={topic.answers.map(({ id, question, answer }) => ({
              id,
              title: question,
              content: <RichText content={answer} />,
            }))}
          />
        </section>
      ))}
    </>
  );
}
