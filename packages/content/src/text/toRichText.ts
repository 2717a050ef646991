import {
  isContentHref,
  RICH_TEXT_SLOTS,
  RICH_TEXT_TAGS,
  type RichText,
  type RichTextElement,
  type RichTextNode,
  type RichTextTag,
} from '@sabadora/domain';
import { ElementType, parseDocument } from 'htmlparser2';
import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

/** Id of a heading at its end, e.g. "{#rights}". */
const ID = /\s*\{#([a-z][a-z0-9-]*)\}\s*$/;
const SLOT = /\{\{(\w+)\}\}/;

type Parsed = ReturnType<typeof parseDocument>['children'][number];

/**
 * Sanitises HTML: allowed tags only, and no attributes except the targets of links. The tree is checked again below.
 */
function clean(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...RICH_TEXT_TAGS],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: { b: 'strong', i: 'em', h1: 'h2', h5: 'h4', h6: 'h4' },
  });
}

/**
 * Converts an editor's Markdown or simple HTML to sanitised rich text. Disallowed tags are removed and their text
 * stays, except for scripts and styles; a link with a disallowed target becomes plain text. `## Title {#id}` gives a
 * heading an id; the page replaces slots such as `{{privacyEmail}}`.
 */
export function toRichText(source: string): RichText {
  const html = clean(marked.parse(source, { async: false, gfm: true }));
  return nodesOf(parseDocument(html).children, true);
}

function nodesOf(parsed: readonly Parsed[], isBetweenBlocks: boolean): RichTextNode[] {
  return parsed.flatMap((node) => nodeOf(node, isBetweenBlocks));
}

function nodeOf(node: Parsed, isBetweenBlocks: boolean): RichTextNode[] {
  if (node.type === ElementType.Text) return textOf(node.data, isBetweenBlocks);
  if (node.type !== ElementType.Tag) return [];
  const tag = RICH_TEXT_TAGS.find((each) => each === node.name);
  const children = nodesOf(node.children, tag !== undefined && HOLDERS.includes(tag));
  if (tag === undefined) return children;
  if (tag !== 'a') return [elementOf(tag, children)];
  const href = node.attribs['href'] ?? '';
  return isContentHref(href) ? [{ tag, href, children }] : children;
}

/** Elements that contain only other elements: line breaks between those are dropped. */
const HOLDERS: readonly RichTextTag[] = ['ul', 'ol', 'table', 'thead', 'tbody', 'tr', 'blockquote'];

function elementOf(tag: RichTextTag, children: RichTextNode[]): RichTextElement {
  if (tag === 'br' || tag === 'hr') return { tag };
  const last = children.at(-1);
  const id = /^h[2-4]$/.test(tag) && typeof last === 'string' ? ID.exec(last)?.[1] : undefined;
  if (id === undefined || typeof last !== 'string') return { tag, children };
  return { tag, id, children: [...children.slice(0, -1), last.replace(ID, '')] };
}

function textOf(text: string, isBetweenBlocks: boolean): RichTextNode[] {
  if (isBetweenBlocks && text.trim() === '') return [];
  const words = text.replaceAll('\n', ' ');
  const [before = '', name, after = ''] = splitAtSlot(words);
  const slot = RICH_TEXT_SLOTS.find((each) => each === name);
  if (slot === undefined) return words === '' ? [] : [words];
  return [...(before === '' ? [] : [before]), { slot }, ...(after === '' ? [] : textOf(after, false))];
}

function splitAtSlot(text: string): (string | undefined)[] {
  const found = SLOT.exec(text);
  if (!found) return [text];
  return [text.slice(0, found.index), found[1], text.slice(found.index + found[0].length)];
}
