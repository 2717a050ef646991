import { BASE_PATHS, signOut } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import type { ReactNode } from 'react';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './account.messages.json';

export interface SignOutFormProps {
  /** Signs out on all devices. @default false */
  isEverywhere?: boolean;
  /** Label of the button. @default "Sign out" in the language of the page */
  children?: ReactNode;
}

/** Form with one button that signs out (CH-132); it works without JavaScript. */
export function SignOutForm({ isEverywhere = false, children }: SignOutFormProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  return (
    <form method="post" action={BASE_PATHS.frontGateway + signOut.path}>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="everywhere" value={isEverywhere ? 'yes' : 'no'} />
      <Button type="submit" tone="secondary">
        {children ?? words('account.signOut')}
      </Button>
    </form>
  );
}
