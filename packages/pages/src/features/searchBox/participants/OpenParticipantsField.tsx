import { ParticipantsField } from '@sabadora/design-system/ParticipantsField';
import type { Flow, Party } from '@sabadora/domain';
import { useParticipants } from '@sabadora/hooks';
import { useWords } from '../../../kit/words/PageWords.tsx';
import { partyText } from './partyText.ts';

export interface OpenParticipantsFieldProps {
  flow: Flow;
  party: Party;
  onCommit: (party: Party) => void;
}

/** Who travels, open from the start: the counts of the flow within their bounds (SE-062…SE-067). */
export function OpenParticipantsField({ flow, party, onCommit }: OpenParticipantsFieldProps) {
  const words = useWords();
  const { kinds, rangeOf } = useParticipants({ value: party, flow, onCommit });
  return (
    <ParticipantsField
      defaultOpen
      label={words('searchBox.travellers')}
      value={{ ...party }}
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
      formatSummary={(counts) => partyText({ ...party, ...counts }, words)}
      onCommit={(counts) => onCommit({ ...party, ...counts })}
    />
  );
}
