import { Button } from '@sabadora/design-system/Button';
import { TextField } from '@sabadora/design-system/TextField';
import { useWords } from '../../../kit/words/useWords.ts';
import messages from './codes.messages.json';
import * as styles from './codes.css.ts';
import { APPLYING, type CodesState } from './useCodes.ts';

export interface CodeFormProps {
  codes: CodesState;
  isDisabled: boolean;
}

/** Form with one field for a gift card number or a promotion code. */
export function CodeForm({ codes, isDisabled }: CodeFormProps) {
  const words = useWords(messages);
  const { typed, setTyped, fault, busy, field, apply } = codes;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      <div className={styles.field}>
        <TextField
          ref={field}
          label={words('checkout.code.field')}
          value={typed}
          onChange={setTyped}
          isDisabled={isDisabled}
          errorMessage={fault && words(`checkout.code.fault.${fault}`)}
          inputProps={{
            name: 'giftcard',
            autoComplete: 'off',
            autoCapitalize: 'characters',
            spellCheck: false,
            maxLength: 60,
          }}
        />
      </div>
      <div className={styles.apply}>
        <Button type="submit" tone="secondary" isLoading={busy === APPLYING} isDisabled={isDisabled}>
          {words('checkout.code.apply')}
        </Button>
      </div>
    </form>
  );
}
