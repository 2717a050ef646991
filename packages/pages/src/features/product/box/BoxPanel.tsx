import { Accordion } from '@sabadora/design-system/Accordion';
import { Button } from '@sabadora/design-system/Button';
import { GiftIcon } from '@sabadora/design-system/Icon';
import { Link } from '@sabadora/design-system/Link';
import { PriceTag } from '@sabadora/design-system/PriceTag';
import { PromoBadge } from '@sabadora/design-system/PromoBadge';
import { changeBoxFormat, PRODUCT_FORMATS } from '@sabadora/domain';
import { boxItem, toHref, useAddress, type BoxProduct } from '@sabadora/hooks';
import { needsScript } from '../../../kit/parts/needsScript.css.ts';
import { useWords } from '../../../kit/words/useWords.ts';
import { GiftFormats } from '../gift/GiftFormats.tsx';
import { GiftNote } from '../gift/GiftNote.tsx';
import { Promises } from '../Promises.tsx';
import { usePartWhile } from '../usePartWhile.ts';
import * as panel from '../purchasePanel.css.ts';
import { withoutScript } from '../stay/booking/BookingPanel.css.ts';
import { boxPrice } from './boxPrice.ts';
import * as styles from './BoxPanel.css.ts';
import messages from './box.messages.json';
import giftMessages from '../gift/gift.messages.json';

const loadConfirmation = async () => (await import('./ConfirmBox.tsx')).ConfirmBox;

/** Panel with the price of the box, its formats, and the button to buy it (PR-088, PR-094). */
export function BoxPanel({ product }: { product: BoxProduct }) {
  const words = useWords(messages);
  const { detail, isConfirming, offer, cancel, checkoutHref } = product;
  const { Part: Confirmation, prepare } = usePartWhile(loadConfirmation, isConfirming, cancel);
  const { promotionPercent, tag } = boxPrice(detail);
  return (
    <div className={panel.panel}>
      <div className={styles.price}>
        {promotionPercent !== undefined && <PromoBadge percent={promotionPercent} />}
        <PriceTag {...tag} size="large" align="start" />
      </div>
      <Accordion
        headingLevel={2}
        defaultValue={['gifting-options']}
        items={[
          {
            id: 'gifting-options',
            title: words('box.giftingOptions'),
            content: <Formats product={product} />,
          },
        ]}
      />
      <div className={panel.ways}>
        <div className={needsScript}>
          <Button
            size="large"
            isWide
            startIcon={<GiftIcon />}
            aria-haspopup="dialog"
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={offer}
          >
            {words('box.offer')}
          </Button>
        </div>
        <div className={withoutScript}>
          <Button href={checkoutHref} size="large" isWide>
            {words('box.offer')}
          </Button>
        </div>
      </div>
      <Promises
        items={[words('box.promise.validity'), words('box.promise.choice'), words('box.promise.dates')]}
      />
      {Confirmation && <Confirmation product={product} />}
    </div>
  );
}

/** Choice of the box's format, and the giver's note. Without JavaScript, the other format is a link. */
function Formats({ product }: { product: BoxProduct }) {
  const { detail, format, setFormat, shipping, isPhysicalOffered } = product;
  const words = useWords(giftMessages);
  const address = useAddress();
  return (
    <div className={styles.formats}>
      <div className={needsScript}>
        <GiftFormats
          orientation="vertical"
          gift={{
            choice: { format },
            choose: (change) => setFormat(change.format),
            shipping,
            isPhysicalOffered,
          }}
        />
      </div>
      <ul className={styles.links}>
        {PRODUCT_FORMATS.BOX.map((each) => (
          <li key={each}>
            {each === format ? (
              <strong>{words(`gift.${each}`)}</strong>
            ) : (
              <Link href={toHref(changeBoxFormat(address, each))}>{words(`gift.${each}`)}</Link>
            )}
          </li>
        ))}
      </ul>
      {format === 'digital' && <GiftNote headingLevel={3} item={boxItem(detail)} />}
    </div>
  );
}
