import { TextArea } from '@sabadora/design-system/TextArea';
import { TextField } from '@sabadora/design-system/TextField';
import { PERSONALISATION_LIMITS, type PersonalisationField } from '@sabadora/domain';
import type { UseFormRegister } from 'react-hook-form';
import { useWords } from '../../../kit/words/useWords.ts';
import giftMessages from '../../product/gift/gift.messages.json';
import * as styles from '../steps.css.ts';
import type { BuyerDraft } from './buyerDraft.ts';
import messages from './details.messages.json';

export interface NoteFieldsProps {
  register: UseFormRegister<BuyerDraft>;
  /** Error message of a field; undefined when it is valid. */
  faultOf: (field: PersonalisationField) => string | undefined;
}

/** Fields for a gift's beneficiary, giver and message; each is optional (PR-128…PR-135). */
export function NoteFields({ register, faultOf }: NoteFieldsProps) {
  const words = useWords(messages, giftMessages);
  const field = (name: PersonalisationField) => ({
    mark: 'optional' as const,
    maxLength: PERSONALISATION_LIMITS[name],
    errorMessage: faultOf(name),
    inputProps: { ...register(`note.${name}`), autoComplete: 'off' },
  });
  const helpOf = (name: PersonalisationField) => ({ max: PERSONALISATION_LIMITS[name] });
  return (
    <fieldset className={styles.note}>
      <legend className={styles.legend}>{words('gift.note')}</legend>
      <div className={styles.fields}>
        <TextField
          label={words('checkout.toName')}
          description={words('checkout.toNameHelp', helpOf('toName'))}
          {...field('toName')}
        />
        <TextField
          label={words('gift.fromName')}
          description={words('gift.fromNameHelp', helpOf('fromName'))}
          {...field('fromName')}
        />
        <div className={styles.wide}>
          <TextArea label={words('gift.message')} overLimit="refuse" {...field('message')} />
        </div>
      </div>
    </fieldset>
  );
}
