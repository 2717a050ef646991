import { CalendarIcon, HeartIcon, InfoIcon } from '@sabadora/design-system/Icon';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './SignInForm.messages.json';
import * as styles from './SignIn.css.ts';

/** Reasons for having an account. */
export function SignInReasons() {
  const words = useWords(messages);
  const reasons = [
    { icon: <CalendarIcon />, text: words('signIn.why.trips') },
    { icon: <HeartIcon />, text: words('signIn.why.wishlist') },
    { icon: <InfoIcon />, text: words('signIn.why.free') },
  ];
  return (
    <aside aria-labelledby="sign-in-why" className={styles.reasons}>
      <h2 id="sign-in-why" className={styles.heading}>
        {words('signIn.why')}
      </h2>
      <ul className={styles.list}>
        {reasons.map(({ icon, text }) => (
          <li key={text} className={styles.reason}>
            {icon}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
