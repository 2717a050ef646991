import { Drawer } from '@sabadora/design-system/Drawer';
import { ChevronEndIcon } from '@sabadora/design-system/Icon';
import { Picture } from '@sabadora/design-system/Picture';
import { useGiftBlock } from '@sabadora/hooks';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import { VOUCHER_PATH } from '../frame/paths.ts';
import { photoOf } from '../offers/photo.ts';
import * as styles from './GiftDrawer.css.ts';
import { GIFT_PATHS } from './giftPaths.ts';
import messages from './GiftDrawer.messages.json';

export interface GiftDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The ways to give in the order of the drawer, each with the key of its address in the editors' block. */
const WAYS = [
  { name: 'stay', address: 'singleVoucherURL' },
  { name: 'box', address: 'boxURL', toggle: 'boxes' },
  { name: 'card', address: 'giftcardURL' },
  { name: 'activity', address: 'activityOnlyURL', toggle: 'activities' },
] as const;

/** The drawer with the ways to give (CH-036, CH-050), and a link to redeem a voucher. */
export function GiftDrawer({ isOpen, onClose }: GiftDrawerProps) {
  const words = useWords(messages);
  const { switches } = useShared();
  const block = useGiftBlock();
  const ways = WAYS.flatMap(({ name, address, ...way }) => {
    const href = (block ?? GIFT_PATHS)[address];
    const isOn = !('toggle' in way) || switches.toggles[way.toggle];
    return href !== null && isOn ? [{ name, href }] : [];
  });
  return (
    <Drawer title={block?.title ?? words('gifts.title')} isOpen={isOpen} onOpenChange={onClose}>
      {block !== null && (
        <div className={styles.opening}>
          <div className={styles.picture}>
            {block && <Picture photo={photoOf(block.imageS, '', '640_360')} width={640} height={360} />}
          </div>
          <p className={styles.subtitle}>{block?.subtitle}</p>
        </div>
      )}
      <ul className={styles.list}>
        {ways.map(({ name, href }) => (
          <li key={name}>
            <a href={href} className={styles.way}>
              <span className={styles.about}>
                <span className={styles.name}>{words(`gifts.${name}`)}</span>
                <span className={styles.hint}>{words(`gifts.${name}Hint`)}</span>
              </span>
              <ChevronEndIcon />
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.redeem}>
        {words('gifts.received')}{' '}
        <a href={VOUCHER_PATH} className={styles.link}>
          {words('gifts.redeem')}
        </a>
      </p>
    </Drawer>
  );
}
