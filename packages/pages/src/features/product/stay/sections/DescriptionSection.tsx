import type { WeekendDetail } from '@sabadora/api';
import { ExpandableText } from '@sabadora/design-system/ExpandableText';
import { IncludedList } from '@sabadora/design-system/IncludedList';
import { useWords } from '../../../../kit/words/useWords.ts';
import stayMessages from '../stay.messages.json';
import { PROGRAMME_ICONS } from './programmeParts.tsx';
import messages from './sections.messages.json';
import { Section } from './Section.tsx';

/** Description of the stay, and a list of what it includes (PR-021, PR-027). */
export function DescriptionSection({ stay: { description, program } }: { stay: WeekendDetail }) {
  const words = useWords(messages, stayMessages);
  const titles = new Map(program.map(({ title, type }) => [title, PROGRAMME_ICONS[type]]));
  return (
    <Section id="description" title={words('stay.section.description')}>
      <IncludedList
        aria-label={words('stay.includes')}
        items={Array.from(titles, ([label, Icon]) => ({ label, icon: <Icon /> }))}
      />
      <ExpandableText text={description.join('\n\n')} subject={words('stay.subject.description')} />
    </Section>
  );
}
