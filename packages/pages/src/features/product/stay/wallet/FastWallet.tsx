import { Button } from '@sabadora/design-system/Button';
import type { StayToBook } from '@sabadora/domain';
import { useFastWallet } from '@sabadora/hooks';
import { useWords } from '../../../../kit/words/useWords.ts';
import messages from './wallet.messages.json';
import { WalletSheet } from './WalletSheet.tsx';

export interface FastWalletProps {
  /** The stay with its dates; days of its activities may be missing. */
  stay: StayToBook;
  /** Whether all choices are made and the stay is available. */
  isValid: boolean;
  /** Moves the visitor to the missing choice. */
  onMissing: () => void;
}

/** Button that buys the stay with a wallet, in a sheet over its page (PR-166, PR-170). */
export function FastWallet({ stay, isValid, onMissing }: FastWalletProps) {
  const words = useWords(messages);
  const wallet = useFastWallet(stay);
  return (
    <>
      <Button
        tone="secondary"
        isWide
        isLoading={wallet.state.kind === 'starting'}
        onClick={() => (isValid ? void wallet.open() : onMissing())}
      >
        {words('stay.wallet.open')}
      </Button>
      <WalletSheet wallet={wallet} />
    </>
  );
}
