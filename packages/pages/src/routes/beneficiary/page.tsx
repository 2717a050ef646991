import { isRedeemable } from '@sabadora/domain';
import { useVoucher } from '@sabadora/hooks';
import { Suspense } from 'react';
import { column } from '../../features/frame/PageFrame.css.ts';
import { PageFrame } from '#frame/PageFrame';
import { lazyPart } from '../../kit/parts/lazyPart.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './page.messages.json';
import * as styles from './page.css.ts';
import { VoucherForm } from './VoucherForm.tsx';

/** Lazy, because only visitors with a valid voucher need it. */
const FoundVoucher = lazyPart(async () => (await import('./FoundVoucher.tsx')).FoundVoucher);

/** Page that looks up a voucher by its code and shows what it can be used for (CH-003, SE-004). */
export function Page() {
  const words = useWords(messages);
  const entry = useVoucher();
  const { status, leave } = entry;
  const voucher = status.kind === 'found' && isRedeemable(status.voucher.state) ? status.voucher : undefined;
  return (
    <PageFrame>
      <div className={`${column} ${styles.page}`}>
        <header className={styles.header}>
          <h1 className={styles.title}>{words('voucher.title')}</h1>
          {!voucher && <p className={styles.lead}>{words('voucher.lead')}</p>}
        </header>
        <Suspense>
          {voucher ? <FoundVoucher voucher={voucher} onLeave={leave} /> : <VoucherForm entry={entry} />}
        </Suspense>
        <noscript>{words('voucher.needsScript')}</noscript>
      </div>
    </PageFrame>
  );
}
