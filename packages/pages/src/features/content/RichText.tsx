import { Button } from '@sabadora/design-system/Button';
import { Link } from '@sabadora/design-system/Link';
import type { RichText as RichTextData, RichTextElement, RichTextNode, RichTextSlot } from '@sabadora/domain';
import type { ReactNode } from 'react';
import { useConsent, useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './RichText.css.ts';
import consentSettingsMessages from '../consent/consentSettings.messages.json';

export interface RichTextProps {
  content: RichTextData;
  /** E-mail address for questions about personal data; required for texts that contain its slot. */
  privacyEmail?: string | undefined;
  /** For a text within a line, such as in a bar: its paragraphs have no space around them. @default false */
  isInLine?: boolean;
}

/**
 * Renders a text written by editors. It arrives as data that the server has sanitized, limited to the elements listed
 * here, so no markup is parsed in the browser.
 */
export function RichText({ content, privacyEmail, isInLine = false }: RichTextProps) {
  return nodes(content, { privacyEmail, isInLine });
}

interface Surroundings {
  privacyEmail: string | undefined;
  isInLine: boolean;
}

// The nodes of a text never change their order, so the index is a stable key.
function nodes(content: RichTextData, around: Surroundings): ReactNode {
  return content.map((node, at) => <Node key={at} node={node} around={around} />);
}

function Node({ node, around }: { node: RichTextNode; around: Surroundings }) {
  if (typeof node === 'string') return node;
  if ('slot' in node) return <Slot name={node.slot} privacyEmail={around.privacyEmail} />;
  return <Element {...node} around={around} />;
}

function Element({ tag, href = '', id, children = [], around }: RichTextElement & { around: Surroundings }) {
  const inner = nodes(children, around);
  switch (tag) {
    case 'p':
      return (
        <p dir="auto" className={around.isInLine ? styles.inLine : styles.paragraph}>
          {inner}
        </p>
      );
    case 'h2':
    case 'h3':
      return (
        <h3 id={id} dir="auto" className={styles.heading}>
          {inner}
        </h3>
      );
    case 'h4':
      return (
        <h4 id={id} dir="auto" className={styles.heading}>
          {inner}
        </h4>
      );
    case 'ul':
      return <ul className={styles.list}>{inner}</ul>;
    case 'ol':
      return <ol className={styles.list}>{inner}</ol>;
    case 'li':
      return <li dir="auto">{inner}</li>;
    case 'blockquote':
      return (
        <blockquote dir="auto" className={styles.quote}>
          {inner}
        </blockquote>
      );
    case 'table':
      return <Table rows={children} around={around} />;
    case 'strong':
      return <strong>{inner}</strong>;
    case 'em':
      return <em>{inner}</em>;
    case 'a':
      return (
        <Link href={href} {...(/^https?:/.test(href) && { target: '_blank' })}>
          {inner}
        </Link>
      );
    case 'br':
      return <br />;
    case 'hr':
      return <hr />;
    case 'thead':
    case 'tbody':
    case 'tr':
    case 'th':
    case 'td':
      // Parts of a table are rendered by `Table`.
      return inner;
  }
}

const childrenOf = (node: RichTextNode | undefined): RichTextData =>
  typeof node === 'object' && 'tag' in node ? (node.children ?? []) : [];

const partsOf = (content: RichTextData, tag: RichTextElement['tag']) =>
  content.filter((node) => typeof node === 'object' && 'tag' in node && node.tag === tag);

/** A table whose rows become cards on a narrow screen. */
function Table({ rows, around }: { rows: RichTextData; around: Surroundings }) {
  const heads = childrenOf(childrenOf(partsOf(rows, 'thead')[0])[0]);
  const body = partsOf(rows, 'tbody').flatMap(childrenOf);
  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          {heads.map((head, at) => (
            <th key={at} scope="col" className={styles.columnHead}>
              {nodes(childrenOf(head), around)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {body.map((row, at) => (
          <tr key={at} className={styles.row}>
            {childrenOf(row).map((cell, column) =>
              column === 0 ? (
                <th key={column} scope="row" className={styles.rowHead}>
                  {nodes(childrenOf(cell), around)}
                </th>
              ) : (
                <td key={column} className={styles.cell}>
                  {nodes(childrenOf(cell), around)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Slot({ name, privacyEmail }: Pick<Surroundings, 'privacyEmail'> & { name: RichTextSlot }) {
  switch (name) {
    case 'privacyEmail':
      return privacyEmail === undefined ? null : <Link href={`mailto:${privacyEmail}`}>{privacyEmail}</Link>;
    case 'consentSettings':
      return <ConsentButton />;
  }
}

/** Button that opens the consent notice; hidden from customer care, who have no notice (CH-193). */
function ConsentButton() {
  const words = useWords(consentSettingsMessages);
  const { isCare } = useShared();
  const consent = useConsent();
  if (isCare) return null;
  return (
    <span className={styles.consent}>
      <Button tone="secondary" onClick={consent.ask}>
        {words('consent.settings')}
      </Button>
    </span>
  );
}
