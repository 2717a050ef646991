import { plainText, type RichText } from '@sabadora/domain';

/** A part of a text under one heading. */
export interface TextSection {
  /** Names the place in the page's address, e.g. "rights". */
  id: string;
  title: string;
  content: RichText;
}

/** A text in parts: what comes before its first heading of the second level, and what is below each. */
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
