import { Button } from '@sabadora/design-system/Button';
import { useWords } from '../words/useWords.ts';
import messages from './MailHint.messages.json';
import type { SuggestedDomain } from './useTextFields.ts';

export interface MailHintProps {
  hint: SuggestedDomain | undefined;
  className: string;
}

/**
 * Suggests the domain that an address was probably meant to have (CH-094, D-085). Its live region is rendered before
 * there is a suggestion.
 */
export function MailHint({ hint, className }: MailHintProps) {
  const words = useWords(messages);
  return (
    <div role="status" className={className}>
      {hint && (
        <Button tone="quiet" size="small" onClick={hint.apply}>
          {words('form.mailHint', { domain: hint.domain })}
        </Button>
      )}
    </div>
  );
}
