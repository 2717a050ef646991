import { BASE_PATHS, updateProfile, type AccountData } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import { TextField } from '@sabadora/design-system/TextField';
import { PROFILE_FIELDS, profileFault, type FieldFault, type ProfileField } from '@sabadora/domain';
import { useRef, useState, type SubmitEvent } from 'react';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import * as page from './Account.css.ts';
import messages from './Profile.messages.json';
import * as styles from './Profile.css.ts';

export interface ProfileFormProps {
  profile: AccountData['profile'];
  /** It was changed just now. */
  isSaved: boolean;
}

const FIELDS = Object.keys(PROFILE_FIELDS) as ProfileField[];

/** What browsers know each field by. */
const AUTOCOMPLETE = { firstName: 'given-name', lastName: 'family-name', phone: 'tel' } as const;

/** Name and phone number of an account; posted as any form is, once nothing is wrong with them (ALG-21). */
export function ProfileForm({ profile, isSaved }: ProfileFormProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  const [faults, setFaults] = useState<Partial<Record<ProfileField, FieldFault | undefined>>>({});
  const inputs = useRef(new Map<ProfileField, HTMLInputElement>());
  const check = (field: ProfileField, text: string) =>
    setFaults((known) => ({ ...known, [field]: profileFault(field, text) }));
  const faultText = (fault: FieldFault | undefined) => {
    if (fault === undefined) return undefined;
    return words(
      fault === 'phone' || fault === 'too-long' ? `profile.fault.${fault}` : 'profile.fault.text-only',
    );
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const texts = FIELDS.map((field) => [field, inputs.current.get(field)?.value ?? ''] as const);
    for (const [field, text] of texts) check(field, text);
    const refused = texts.find(([field, text]) => profileFault(field, text));
    if (!refused) return;
    event.preventDefault();
    inputs.current.get(refused[0])?.focus();
  };
  return (
    <section className={styles.card} aria-labelledby="account-details">
      <h2 id="account-details" className={page.heading}>
        {words('profile.details')}
      </h2>
      {isSaved && <Notice tone="success">{words('profile.saved')}</Notice>}
      <form
        method="post"
        action={BASE_PATHS.frontGateway + updateProfile.path}
        className={styles.form}
        onSubmit={submit}
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
        {FIELDS.map((field) => (
          <div key={field} className={field === 'phone' ? styles.whole : undefined}>
            <TextField
              ref={(input) => {
                if (input) inputs.current.set(field, input);
                else inputs.current.delete(field);
              }}
              label={words(`profile.${field}`)}
              type={field === 'phone' ? 'tel' : 'text'}
              defaultValue={profile[field]}
              errorMessage={faultText(faults[field])}
              onChange={(text) => {
                if (faults[field]) check(field, text);
              }}
              inputProps={{
                name: field,
                autoComplete: AUTOCOMPLETE[field],
                onBlur: ({ target }) => check(field, target.value),
              }}
            />
          </div>
        ))}
        <div className={styles.whole}>
          <Button type="submit">{words('profile.save')}</Button>
        </div>
      </form>
    </section>
  );
}
