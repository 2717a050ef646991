import { Button } from '@sabadora/design-system/Button';
import { Select } from '@sabadora/design-system/Select';
import { TextArea } from '@sabadora/design-system/TextArea';
import { TextField } from '@sabadora/design-system/TextField';
import { BASE_PATHS } from '@sabadora/api';
import { contactReturnPath, CONTACT_REASONS, marketOf, patchQuery } from '@sabadora/domain';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import { AUTOFILL } from './messageDraft.ts';
import * as styles from './MessageForm.css.ts';
import messages from './message.messages.json';

/**
 * The form for browsers without JavaScript, submitted like a web-to-case form (CH-127). It has no captcha, so the
 * gateway accepts only few such messages (D-107).
 */
export function PlainForm() {
  const words = useWords(messages);
  const { locale, markets } = useShared();
  const [path = '', query = ''] = contactReturnPath(locale).split('?');
  const returnQuery = markets[locale].needsLocale ? `${patchQuery('', { locale })}&${query}` : query;
  const hidden = { orgid: 'sabadora', status: 'New', locale, pos: marketOf(locale).country };
  return (
    <form method="post" action={`${BASE_PATHS.gateway}/web-to-case`} className={styles.form}>
      {Object.entries({ ...hidden, retURL: `${path}?${returnQuery}` }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        label={words('contact.reason')}
        options={CONTACT_REASONS.map((value) => ({ value, label: words(`contact.reason.${value}`) }))}
        placeholder={words('contact.reason.none')}
        defaultValue=""
        isRequired
        inputProps={{ name: 'contact_reason' }}
      />
      <TextField
        label={words('contact.booking')}
        description={words('contact.bookingHelpPlain')}
        mark="optional"
        inputProps={{
          name: 'Booking_ID__c',
          inputMode: 'numeric',
          autoComplete: 'off',
          pattern: '\\s*(\\d\\s*){8}',
        }}
      />
      <TextField
        label={words('contact.name')}
        isRequired
        inputProps={{ name: 'name', autoComplete: AUTOFILL.name }}
      />
      <TextField
        label={words('contact.email')}
        type="email"
        isRequired
        inputProps={{ name: 'email', autoComplete: AUTOFILL.email }}
      />
      <TextField
        label={words('contact.phone')}
        type="tel"
        isRequired
        inputProps={{ name: 'phone', autoComplete: AUTOFILL.phone, pattern: '[0-9 \\(\\)+\\-]*' }}
      />
      <TextArea label={words('contact.message')} isRequired inputProps={{ name: 'description' }} />
      <Button type="submit" size="large" isWide>
        {words('contact.send')}
      </Button>
    </form>
  );
}
