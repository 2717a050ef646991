import type { ExtraData } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { Picture } from '@sabadora/design-system/Picture';
import { formatMoney, productHref } from '@sabadora/domain';
import { useExtraChange } from '@sabadora/hooks';
import type { MouseEvent } from 'react';
import { afterPaint } from '../../../../kit/parts/afterPaint.ts';
import { usePart } from '../../../../kit/parts/usePart.ts';
import { useShared } from '../../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../../kit/words/useWords.ts';
import { photoOf } from '../../../offers/photo.ts';
import { Section } from '../sections/Section.tsx';
import type { StayPage } from '../useStayPage.ts';
import messages from './extras.messages.json';
import * as styles from './ExtrasSection.css.ts';

const loadDialog = async () => (await import('./ChangingDialog.tsx')).ChangingDialog;

/**
 * Extras that can be added to the stay or removed from it (PR-016, PR-030, PR-031). Each leads to another offer;
 * without JavaScript by a link to its page. Not rendered in gifting, which has extras of its own (PR-032).
 */
export function ExtrasSection({ page }: { page: StayPage }) {
  const words = useWords(messages);
  const { detail, flow } = page;
  const { changingTo, changeTo } = useExtraChange({ flow });
  const { Part: ChangingDialog, prepare, show } = usePart(loadDialog);
  if (flow === 'gifting' || detail.extras.length === 0) return null;
  return (
    <Section id="extras" title={words('extras.title')}>
      <ul className={styles.list}>
        {detail.extras.map((extra) => (
          <li key={extra.id}>
            <Extra
              extra={extra}
              page={page}
              onNear={prepare}
              onChange={() =>
                // Opening a modal dialog makes the browser restyle the whole page, so the pressed button is painted
                // first.
                afterPaint(() => {
                  changeTo(extra.id);
                  void show();
                })
              }
            />
          </li>
        ))}
      </ul>
      {ChangingDialog && <ChangingDialog isOpen={changingTo !== undefined} />}
    </Section>
  );
}

interface ExtraProps {
  extra: ExtraData;
  page: StayPage;
  /** Called when the button is hovered or focused. */
  onNear: () => void;
  onChange: () => void;
}

function Extra({ extra, page: { flow, address }, onNear, onChange }: ExtraProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  const { id, label, isIncluded, priceDifference, images } = extra;
  const [image] = images;
  const difference = formatMoney(Math.abs(priceDifference), locale);
  return (
    <article className={styles.extra} data-included={isIncluded || undefined}>
      {image !== undefined && (
        <div className={styles.photo}>
          <Picture photo={photoOf(image, '')} width={640} height={360} />
        </div>
      )}
      <div className={styles.text}>
        <h3 className={styles.title}>{label}</h3>
        <p className={styles.price}>
          {priceDifference === 0
            ? words('extras.samePrice')
            : words(isIncluded ? 'extras.less' : 'extras.more', { price: difference })}
        </p>
      </div>
      <Button
        tone={isIncluded ? 'quiet' : 'secondary'}
        size="small"
        className={styles.action}
        href={productHref(['stay', id], { flow, query: address.query, hash: address.hash })}
        aria-label={words(isIncluded ? 'extras.removeLabel' : 'extras.addLabel', { extra: label })}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={(event: MouseEvent) => {
          // Lets the browser open the link in another tab or window.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onChange();
        }}
      >
        {words(isIncluded ? 'extras.remove' : 'extras.add')}
      </Button>
    </article>
  );
}
