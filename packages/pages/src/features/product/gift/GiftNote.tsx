import { Button } from '@sabadora/design-system/Button';
import type { Personalisation } from '@sabadora/domain';
import { usePersonalisation, type ProductItem } from '@sabadora/hooks';
import { needsScript } from '../../../kit/parts/needsScript.css.ts';
import { useWords } from '../../../kit/words/useWords.ts';
import { usePersonalisationDrawer } from './usePersonalisationDrawer.tsx';
import messages from './gift.messages.json';
import * as styles from './GiftSection.css.ts';

export interface GiftNoteProps {
  headingLevel: 2 | 3 | 4;
  /** The product that is given (CH-184). */
  item: ProductItem;
  /** Called with a changed note once it is stored. */
  onChange?: (note: Personalisation) => void;
}

/** The stored giver's note with a button to change it; for gifts sent by e-mail (PR-126, PR-128). */
export function GiftNote({ headingLevel, item, onChange }: GiftNoteProps) {
  const words = useWords(messages);
  const Heading = `h${headingLevel}` as const;
  const { personalisation } = usePersonalisation();
  const { open, prepare, drawer } = usePersonalisationDrawer({
    confirmLabel: words('gift.save'),
    item,
    onConfirm: onChange,
  });
  return (
    <div className={`${styles.note} ${needsScript}`}>
      <Heading className={styles.noteTitle}>{words('gift.note')}</Heading>
      {personalisation ? (
        <>
          {personalisation.message !== '' && <p className={styles.words}>{personalisation.message}</p>}
          {personalisation.fromName !== '' && (
            <p className={styles.text}>{words('gift.noteFrom', { name: personalisation.fromName })}</p>
          )}
        </>
      ) : (
        <p className={styles.text}>{words('gift.noteText')}</p>
      )}
      <Button
        tone="secondary"
        size="small"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void open()}
      >
        {words(personalisation ? 'gift.noteChange' : 'gift.noteAdd')}
      </Button>
      {drawer}
    </div>
  );
}
