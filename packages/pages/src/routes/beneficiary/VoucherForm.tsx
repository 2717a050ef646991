import { Button } from '@sabadora/design-system/Button';
import { TextField } from '@sabadora/design-system/TextField';
import { formatDay, type Locale } from '@sabadora/domain';
import type { VoucherEntry, VoucherStatus } from '@sabadora/hooks';
import { useRef, useState } from 'react';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useHeldSubmit } from '../../kit/form/useHeldSubmit.ts';
import type { Words } from '../../kit/words/messages.ts';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './page.messages.json';
import * as styles from './page.css.ts';

export interface VoucherFormProps {
  entry: VoucherEntry;
}

/** Field for a voucher's code, with an error message for an invalid one. */
export function VoucherForm({ entry: { status, enter } }: VoucherFormProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  /** The code that was looked up; a changed text has no error yet. */
  const [sent, setSent] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const held = useHeldSubmit(form);
  const fault = typed === sent ? faultText(status, words, locale) : undefined;
  return (
    <form
      ref={form}
      {...held}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const code = field.current?.value ?? '';
        setIsMissing(code.trim() === '');
        setSent(code);
        if (code.trim() === '') field.current?.focus();
        else enter(code);
      }}
    >
      <TextField
        ref={field}
        label={words('voucher.code')}
        description={words('voucher.codeHelp')}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setIsMissing(false);
        }}
        isRequired
        errorMessage={isMissing ? words('voucher.missing') : fault}
        inputProps={{ name: 'code', autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
      />
      {/* Screen readers read the field's own message when it is focused, and this alert when it appears. */}
      <p className={styles.announcement} role="alert">
        {isMissing ? words('voucher.missing') : fault}
      </p>
      <div className={styles.submit}>
        <Button type="submit" size="large" isLoading={status.kind === 'checking'}>
          {words('voucher.enter')}
        </Button>
      </div>
    </form>
  );
}

function faultText(status: VoucherStatus, words: Words<typeof messages>, locale: Locale): string | undefined {
  switch (status.kind) {
    case 'none':
    case 'checking':
      return undefined;
    case 'unknown':
      return words('voucher.unknown');
    case 'tooMany':
      return words('voucher.tooMany');
    case 'failed':
      return words('voucher.failed');
    case 'found': {
      const { state, validUntil } = status.voucher;
      if (state === 'expired')
        return words('voucher.expired', { date: formatDay(validUntil, locale, 'long') });
      if (state === 'redeemed') return words('voucher.redeemed');
      return state === 'cancelled' ? words('voucher.cancelled') : undefined;
    }
  }
}
