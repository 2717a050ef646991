import { Accordion } from '@sabadora/design-system/Accordion';
import { VideoSteps } from '@sabadora/design-system/VideoSteps';
import { memo } from 'react';
import { useWords } from '../../../../kit/words/useWords.ts';
import { useFilm } from '../../useFilm.ts';
import messages from './HowItWorks.messages.json';

/** The steps from choosing dates to the stay itself (PR-016, PR-017). */
export const HowItWorks = memo(function HowItWorks() {
  const words = useWords(messages);
  const video = useFilm('stay', words('how.title'));
  return (
    <Accordion
      headingLevel={2}
      items={[
        {
          id: 'how',
          title: words('how.title'),
          content: (
            <VideoSteps
              video={video}
              steps={[
                { title: words('how.dates'), text: words('how.datesText') },
                { title: words('how.book'), text: words('how.bookText') },
                { title: words('how.enjoy'), text: words('how.enjoyText') },
              ]}
            />
          ),
        },
      ]}
    />
  );
});
