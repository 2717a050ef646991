import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import { FAMILY_THEME_ID, mergeHash, patchQuery, showsFamilyMessage } from '@sabadora/domain';
import { toHref, type SearchAddressState } from '@sabadora/hooks';
import { useWords } from '../../../kit/words/useWords.ts';
import messages from './FamilyMessage.messages.json';

export interface FamilyMessageProps {
  search: Pick<SearchAddressState, 'address' | 'criteria' | 'flow'>;
}

/**
 * A link to the stays for families, for visitors with children or babies; hidden if the search already is for those
 * stays (SE-162).
 */
export function FamilyMessage({ search: { address, criteria, flow } }: FamilyMessageProps) {
  const words = useWords(messages);
  // A gift is for two adults, and an activity for adults alone (ALG-31).
  if (flow === 'gifting' || flow === 'activity') return null;
  if (!showsFamilyMessage(criteria.party, criteria.theme)) return null;
  const href = toHref({
    ...address,
    query: patchQuery(address.query, { page: undefined }),
    hash: mergeHash(address.hash, { theme: FAMILY_THEME_ID }),
  });
  return (
    <Notice
      tone="info"
      action={
        <Button tone="quiet" size="small" href={href}>
          {words('search.familyAction')}
        </Button>
      }
    >
      {words('search.family')}
    </Notice>
  );
}
