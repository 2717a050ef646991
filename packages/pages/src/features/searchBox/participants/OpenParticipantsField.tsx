import { ParticipantsField } from '@sabadora/design-system/ParticipantsField';
import type { Flow, Party } from '@sabadora/domain';
import { useParticipants } from '@sabadora/hooks';
import { useShownAtOnce } from '../../../kit/parts/useShownAtOnce.ts';
import { useWords } from '../../../kit/words/useWords.ts';
import { partyText } from './partyText.ts';
import fieldsMessages from '../fields.messages.json';
import messages from './OpenParticipantsField.messages.json';
import partyTextMessages from './partyText.messages.json';

export interface OpenParticipantsFieldProps {
  flow: Flow;
  party: Party;
  onCommit: (party: Party) => void;
}

/** The field for the people, initially open: the counts of the flow within their limits (SE-062…SE-067). */
export function OpenParticipantsField({ flow, party, onCommit }: OpenParticipantsFieldProps) {
  const words = useWords(messages, fieldsMessages, partyTextMessages);
  // Much of a page depends on the people, so the panel closes visibly first.
  const [shown, commit] = useShownAtOnce(party, onCommit);
  const { kinds, rangeOf } = useParticipants({ value: party, flow, onCommit });
  return (
    <ParticipantsField
      defaultOpen
      label={words('searchBox.travellers')}
      value={{ ...shown }}
      kinds={kinds.map((kind) => {
        const { min, max } = rangeOf(kind);
        return {
          id: kind,
          label: words(`searchBox.${kind}`),
          description: words(`searchBox.${kind}Hint`),
          minValue: min,
          maxValue: max,
          formatCount: (count) => words(`searchBox.count.${kind}`, { count }),
        };
      })}
      formatSummary={(counts) => partyText({ ...shown, ...counts }, words)}
      onCommit={(counts) => commit({ ...party, ...counts })}
    />
  );
}
