import {
  ACTIVITY_ADULTS,
  PARTY_LIMITS,
  setCount,
  type CountRange,
  type Flow,
  type Party,
  type PartyKind,
} from '@sabadora/domain';
import { useCallback, useState } from 'react';

export interface ParticipantsProps {
  /** Party that the search uses. */
  value: Party;
  flow: Flow;
  /** Called with the draft when it is committed: by Confirm, Escape or a click outside (SE-065). */
  onCommit: (party: Party) => void;
}

/** Draft of a search's party, and the panel with its counters. */
export interface Participants {
  /** The draft while the panel is open, else the committed party. */
  party: Party;
  isOpen: boolean;
  open: () => void;
  /** Commits the draft and closes the panel. */
  commit: () => void;
  /** Kinds of people with a counter in this flow, in order: none in gifting, adults alone in activity (ALG-8). */
  kinds: readonly PartyKind[];
  rangeOf: (kind: PartyKind) => CountRange;
  /** Sets a count of the draft; a count out of range changes nothing (SE-063). */
  setCount: (kind: PartyKind, count: number) => void;
}

const KINDS: Record<Flow, readonly PartyKind[]> = {
  booking: ['adults', 'children', 'babies'],
  hotel: ['adults', 'children', 'babies'],
  gifting: [],
  activity: ['adults'],
};

/**
 * The participants selector: a draft that every way of closing commits (SE-062…SE-067, D-032).
 *
 * Counts are whole numbers within the limits of the flow, so that every draft is valid.
 */
export function useParticipants({ value, flow, onCommit }: ParticipantsProps): Participants {
  const [draft, setDraft] = useState<Party | null>(null);
  const party = draft ?? value;
  const range = useCallback(
    (kind: PartyKind) => (flow === 'activity' && kind === 'adults' ? ACTIVITY_ADULTS : PARTY_LIMITS[kind]),
    [flow],
  );
  return {
    party,
    isOpen: draft !== null,
    open: () => setDraft((current) => current ?? value),
    commit: () => {
      setDraft(null);
      if (draft !== null && draft !== value) onCommit(draft);
    },
    kinds: KINDS[flow],
    rangeOf: range,
    setCount: (kind, count) => {
      const { min, max } = range(kind);
      if (count < min || count > max) return;
      setDraft((current) => setCount(current ?? value, kind, count));
    },
  };
}
