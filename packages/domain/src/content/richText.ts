/** The HTML elements that an editor's text may have; all others are dropped. */
export const RICH_TEXT_TAGS = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'strong',
  'em',
  'a',
  'br',
  'hr',
] as const;
/** An HTML element that rich text may have. */
export type RichTextTag = (typeof RICH_TEXT_TAGS)[number];

/** Where the page puts something of its own into a text: an address from its configuration, or a button. */
export const RICH_TEXT_SLOTS = ['privacyEmail', 'consentSettings'] as const;
/** A place in rich text that the page fills. */
export type RichTextSlot = (typeof RICH_TEXT_SLOTS)[number];

/** An element of rich text, with its attributes and what it contains. */
export interface RichTextElement {
  tag: RichTextTag;
  /** Of `a` alone: a path, a place on the page, or an address by https, http, mailto or tel. */
  href?: string | undefined;
  /** Of headings alone: names the place in the page's address, e.g. "rights". */
  id?: string | undefined;
  children?: readonly RichTextNode[] | undefined;
}

/** A part of rich text: plain text, an element, or a place that the page fills. */
export type RichTextNode = string | RichTextElement | { slot: RichTextSlot };

/** A text of editors as data: cleaned where it comes in, and drawn without markup being read again. */
export type RichText = readonly RichTextNode[];

/** The words of a text, without their markup; slots say nothing. */
export function plainText(text: RichText): string {
  return text
    .map((node) => {
      if (typeof node === 'string') return node;
      return 'slot' in node ? '' : plainText(node.children ?? []) + (isBlock(node.tag) ? ' ' : '');
    })
    .join('')
    .replaceAll(/[ \n]+/g, ' ')
    .trim();
}

const INLINE: readonly RichTextTag[] = ['strong', 'em', 'a'];

function isBlock(tag: RichTextTag): boolean {
  return !INLINE.includes(tag);
}
