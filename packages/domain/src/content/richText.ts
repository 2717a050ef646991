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

/** Places in a text that the page fills: with an address from its configuration, or a button. */
export const RICH_TEXT_SLOTS = ['privacyEmail', 'consentSettings'] as const;
/** A place in rich text that the page fills: one of `RICH_TEXT_SLOTS`. */
export type RichTextSlot = (typeof RICH_TEXT_SLOTS)[number];

/** An element of rich text, with its attributes and children. */
export interface RichTextElement {
  tag: RichTextTag;
  /** For `a` only: a path, an anchor on the page, or an https, http, mailto or tel address. */
  href?: string | undefined;
  /** For headings only: the anchor in the page's address, e.g. "rights". */
  id?: string | undefined;
  children?: readonly RichTextNode[] | undefined;
}

/** A part of rich text: plain text, an element, or a slot that the page fills. */
export type RichTextNode = string | RichTextElement | { slot: RichTextSlot };

/** An editor's text as data: sanitised when it is imported, and rendered without parsing markup again. */
export type RichText = readonly RichTextNode[];

/** The plain text of rich text; slots are left out. */
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
