import { PersonIcon } from '@sabadora/design-system/Icon';
import { IconButton } from '@sabadora/design-system/IconButton';
import { opener, toolLink } from '../frame/header/tools.css.ts';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { needsScript } from '../../kit/parts/needsScript.css.ts';
import { usePart } from '../../kit/parts/usePart.ts';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './AccountButton.messages.json';

const loadMenu = async () => (await import('./AccountMenu.tsx')).AccountMenu;

/**
 * Button that opens the menu of the account. When signed out or without JavaScript, it is a link to the account
 * (CH-131).
 */
export function AccountButton() {
  const label = useWords(messages)('account.open');
  const { Part: AccountMenu, prepare, show, hide } = usePart(loadMenu);
  const link = (
    <a href="/account/trips" className={toolLink} aria-label={label}>
      <PersonIcon />
    </a>
  );
  if (useShared().accountId === undefined) return link;
  return (
    <>
      <noscript>{link}</noscript>
      <span className={`${opener} ${needsScript}`}>
        <IconButton
          label={label}
          icon={<PersonIcon />}
          aria-expanded={AccountMenu !== undefined}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => (AccountMenu ? hide() : void show())}
        />
        {AccountMenu && <AccountMenu onClose={hide} />}
      </span>
    </>
  );
}
