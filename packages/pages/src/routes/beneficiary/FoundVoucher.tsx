import type { VoucherData } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { Picture } from '@sabadora/design-system/Picture';
import { formatDay, formatMoney, withHash, writeDates } from '@sabadora/domain';
import { useSearchAddress } from '@sabadora/hooks';
import { useEffect, useRef } from 'react';
import { photoOf } from '../../features/offers/photo.ts';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './page.messages.json';
import * as styles from './page.css.ts';
import { VoucherStaysList } from './VoucherStaysList.tsx';

export interface FoundVoucherProps {
  voucher: VoucherData;
  onLeave: () => void;
}

/** A voucher that can be redeemed: its product, its remaining amount, and the stays to choose from. */
export function FoundVoucher({ voucher, onLeave }: FoundVoucherProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  const { dates = null } = useSearchAddress().criteria;
  const { product, leftAmount, value, validUntil } = voucher;
  const left = formatMoney(leftAmount, locale);
  const title = useRef<HTMLHeadingElement>(null);
  // The form is gone, so the focus moves to the heading.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <section className={styles.voucher}>
        <div className={styles.picture}>
          <Picture photo={photoOf(product.imageUrl, '')} width={640} height={360} />
        </div>
        <div className={styles.text}>
          <h2 className={styles.heading} ref={title} tabIndex={-1}>
            {product.kind === 'box' ? product.label : product.hotel.label}
          </h2>
          {product.kind !== 'box' && <p className={styles.lead}>{product.label}</p>}
          {'fromName' in product && product.fromName !== '' && (
            <p className={styles.line}>{words('voucher.from', { name: product.fromName })}</p>
          )}
          {'message' in product && product.message !== '' && (
            <blockquote className={styles.message}>{product.message}</blockquote>
          )}
          <p className={styles.amount}>
            {leftAmount < value
              ? words('voucher.partlyUsed', { left, value: formatMoney(value, locale) })
              : words('voucher.left', { left })}
          </p>
          <p className={styles.line}>
            {words('voucher.validUntil', { date: formatDay(validUntil, locale, 'long') })}
          </p>
          {product.kind === 'activity' && (
            <p className={styles.line}>{words('voucher.activityHow', { place: product.hotel.label })}</p>
          )}
          <div className={styles.actions}>
            {product.kind === 'gift' && (
              <Button href={withHash(`/stay/${product.offerId}`, writeDates(dates))}>
                {words('voucher.chooseDates')}
              </Button>
            )}
            <Button tone="quiet" onClick={onLeave}>
              {words('voucher.other')}
            </Button>
          </div>
        </div>
      </section>
      {product.kind !== 'activity' && <VoucherStaysList voucher={voucher} />}
    </>
  );
}
