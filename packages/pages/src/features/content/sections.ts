import { plainText, type RichText } from '@sabadora/domain';

/** A section of a text, with its heading. */
export interface TextSection {
  /** Anchor of the section in the page's address, e.g. "rights". */
  id: string;
  title: string;
  content: RichText;
}

/** Splits a text at its second-level headings: the part before the first one, and a section for each. */
export function sectionsOf(content: RichText): { before: RichText; sections: TextSection[] } {
  const starts = content.flatMap((node, at) =>
    typeof node === 'object' && 'tag' in node && node.tag === 'h2' ? [{ node, at }] : [],
  );
  return {
    before: content.slice(0, starts[0]?.at ?? content.length),
    sections: starts.map(({ node, at }, index) => ({
      id: node.id ?? `section-${index + 1}`,
      title: plainText(node.children ?? []),
      content: content.slice(at + 1, starts[index + 1]?.at ?? content.length),
    })),
  };
}
