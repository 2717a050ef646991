import { BASE_PATHS, updateProfile, type AccountData } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import { TextField } from '@sabadora/design-system/TextField';
import { PROFILE_FIELDS, profileFault, type FieldFault, type ProfileField } from '@sabadora/domain';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useTextFields } from '../../kit/form/useTextFields.ts';
import { useWords } from '../../kit/words/useWords.ts';
import * as page from './Account.css.ts';
import messages from './Profile.messages.json';
import * as styles from './Profile.css.ts';

export interface ProfileFormProps {
  profile: AccountData['profile'];
  /** Whether the profile was saved just now. */
  isSaved: boolean;
}

const FIELDS = Object.keys(PROFILE_FIELDS) as ProfileField[];

/** The browser's autofill name of each field. */
const AUTOCOMPLETE = { firstName: 'given-name', lastName: 'family-name', phone: 'tel' } as const;

/**
 * Form for the name and phone number of an account; submitted as an ordinary POST once all fields are valid (ALG-21).
 */
export function ProfileForm({ profile, isSaved }: ProfileFormProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  const { formRef, faults, bind, read } = useTextFields({ names: FIELDS, faultOf: profileFault });
  const faultText = (fault: FieldFault | undefined) => {
    if (fault === undefined) return undefined;
    return words(
      fault === 'phone' || fault === 'too-long' ? `profile.fault.${fault}` : 'profile.fault.text-only',
    );
  };
  return (
    <section className={styles.card} aria-labelledby="account-details">
      <h2 id="account-details" className={page.heading}>
        {words('profile.details')}
      </h2>
      {isSaved && <Notice tone="success">{words('profile.saved')}</Notice>}
      <form
        ref={formRef}
        method="post"
        action={BASE_PATHS.frontGateway + updateProfile.path}
        className={styles.form}
        onSubmit={(event) => {
          if (!read()) event.preventDefault();
        }}
      >
        <input type="hidden" name="locale" value={locale} />
        <div className={styles.whole}>
          <TextField
            label={words('profile.email')}
            type="email"
            defaultValue={profile.email}
            description={words('profile.emailHelp')}
            isReadOnly
          />
        </div>
        {FIELDS.map((field) => {
          const { inputProps, ...bound } = bind(field);
          return (
            <div key={field} className={field === 'phone' ? styles.whole : undefined}>
              <TextField
                {...bound}
                label={words(`profile.${field}`)}
                type={field === 'phone' ? 'tel' : 'text'}
                defaultValue={profile[field]}
                errorMessage={faultText(faults[field])}
                inputProps={{ ...inputProps, autoComplete: AUTOCOMPLETE[field] }}
              />
            </div>
          );
        })}
        <div className={styles.whole}>
          <Button type="submit">{words('profile.save')}</Button>
        </div>
      </form>
    </section>
  );
}
