import { PersonIcon } from '@sabadora/design-system/Icon';
import { language as linkOfHeader } from '../frame/Header.css.ts';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './AccountButton.messages.json';

/** Leads to the account, or to the way in for whoever is not signed in (CH-131). */
export function AccountButton() {
  const words = useWords(messages);
  return (
    <a href="/account/trips" className={linkOfHeader} aria-label={words('account.open')}>
      <PersonIcon />
    </a>
  );
}
