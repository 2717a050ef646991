import type { BoxDetail } from '@sabadora/api';
import { DELIVERY_DAYS } from '@sabadora/domain';
import { useWords } from '../../../kit/words/useWords.ts';
import { Promises } from '../Promises.tsx';
import { Section } from '../stay/sections/Section.tsx';
import * as info from '../info/info.css.ts';
import messages from './box.messages.json';

/** Sections on what a box contains, its description, and how it is used (PR-088). */
export function BoxSections({ detail }: { detail: BoxDetail }) {
  const words = useWords(messages);
  const { description, includedContent } = detail;
  const [least, most] = DELIVERY_DAYS;
  return (
    <>
      {includedContent.length > 0 && (
        <Section id="included" title={words('box.included')}>
          <Promises items={includedContent} size="large" />
        </Section>
      )}
      {description.length > 0 && (
        <Section id="description" title={words('box.description')}>
          {description.map((paragraph) => (
            <p key={paragraph} className={info.text}>
              {paragraph}
            </p>
          ))}
        </Section>
      )}
      <Section id="features" title={words('box.features')}>
        <ul className={info.list}>
          <li>{words('box.feature.choice')}</li>
          <li>{words('box.feature.validity')}</li>
          <li>{words('box.feature.digital')}</li>
          <li>{words('box.feature.delivery', { least, most })}</li>
        </ul>
      </Section>
    </>
  );
}
