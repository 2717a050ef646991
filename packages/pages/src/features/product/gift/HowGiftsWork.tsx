import { VideoSteps } from '@sabadora/design-system/VideoSteps';
import { useWords } from '../../../kit/words/useWords.ts';
import { useFilm } from '../useFilm.ts';
import messages from './gift.messages.json';
import * as styles from '../stay/sections/Section.css.ts';

/** The steps of giving a stay (PR-106). */
export function HowGiftsWork({ months }: { months: number }) {
  const words = useWords(messages);
  const video = useFilm('gift', words('gift.how'));
  return (
    <section aria-labelledby="how-gifts-work" className={styles.section}>
      <h2 id="how-gifts-work" className={styles.title}>
        {words('gift.how')}
      </h2>
      <VideoSteps
        video={video}
        steps={[
          { title: words('gift.how1'), text: words('gift.how1Text') },
          { title: words('gift.how2'), text: words('gift.how2Text') },
          { title: words('gift.how3'), text: words('gift.how3Text', { months }) },
        ]}
      />
    </section>
  );
}
