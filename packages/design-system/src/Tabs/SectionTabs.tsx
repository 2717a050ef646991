import { forwardRef } from 'react';
import type { RootProps } from '../react/rootProps.ts';
import { TabLinks } from './TabLinks.tsx';
import { useCurrentSection } from './useCurrentSection.ts';

export interface SectionTabsProps extends RootProps {
  /** Accessible name of the navigation, e.g. "Sections of this page"; must be unique on the page. */
  label: string;
  /** Sections in the page's order, only those that have content (D-047); `id` is that of the section's element. */
  sections: readonly { id: string; label: string }[];
}

/**
 * Links to the sections of a long page (PR-018, PR-019). A press scrolls there without changing the address, whose
 * fragment may have another use; scrolling marks the current section.
 */
export const SectionTabs = forwardRef<HTMLElement, SectionTabsProps>(function SectionTabs(
  { label, sections, ...root },
  ref,
) {
  const { current, goTo } = useCurrentSection(sections.map(({ id }) => id));
  return (
    <TabLinks
      {...root}
      rootRef={ref}
      label={label}
      links={sections.map(({ id, label: words }) => ({ id, label: words, href: `#${id}` }))}
      current={current}
      currentAs="location"
      variant="line"
      onPress={goTo}
    />
  );
});
