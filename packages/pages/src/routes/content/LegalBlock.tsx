import { Button } from '@sabadora/design-system/Button';
import { Link } from '@sabadora/design-system/Link';
import { Fragment } from 'react';
import { useConsent, useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './LegalBlock.css.ts';
import type { Block, RichText, TextTable } from './legalText.ts';
import consentSettingsMessages from '../../features/consent/consentSettings.messages.json';

/** One paragraph, list or table of a legal page, or the button that opens the choice on cookies. */
export function LegalBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className={styles.paragraph}>
          <Rich text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item, index) => (
            // A text never changes its order while it is shown.
            <li key={index}>
              <Rich text={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <StorageTable {...block.table} />;
    case 'consent':
      return <ConsentButton />;
  }
}

function Rich({ text }: { text: RichText }) {
  if (typeof text === 'string') return text;
  return text.map((part) => {
    if (typeof part === 'string') return <Fragment key={part}>{part}</Fragment>;
    if ('strong' in part) return <strong key={part.strong}>{part.strong}</strong>;
    return (
      <Link key={part.href} href={part.href}>
        {part.text}
      </Link>
    );
  });
}

/** A table whose rows become cards on a narrow screen. */
function StorageTable({ caption, columns, rows }: TextTable) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={styles.columnHead}>
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className={styles.row}>
            <th scope="row" className={styles.name}>
              {row.name}
            </th>
            <td className={styles.purpose}>{row.purpose}</td>
            <td className={styles.duration} data-column={columns.duration}>
              {row.duration}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const COLUMNS = ['name', 'purpose', 'duration'] as const;

/** Customer care is never asked, and so has nothing to change (CH-193). */
function ConsentButton() {
  const words = useWords(consentSettingsMessages);
  const { isCare } = useShared();
  const consent = useConsent();
  if (isCare) return null;
  return (
    <p className={styles.consent}>
      <Button tone="secondary" onClick={consent.ask}>
        {words('consent.settings')}
      </Button>
    </p>
  );
}
