import { type ForwardedRef, forwardRef, type ReactElement, type RefAttributes, useId, useState } from 'react';
import { Button } from '../Button/index.ts';
import { type OpenStateProps, useOpenState } from '../layers/useOpenState.ts';
import { PanelOrSheet } from '../PanelOrSheet/PanelOrSheet.tsx';
import { ParticipantStepper } from '../ParticipantStepper/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import { splitAttributes } from '../react/splitAttributes.ts';
import { useSharedRef } from '../react/useSharedRef.ts';
import { labelIdOf, SearchFieldButton } from '../SearchBox/SearchFieldButton.tsx';
import { useWords } from '../words/index.ts';
import * as styles from './ParticipantsField.css.ts';
import type { ParticipantsFieldWords } from './words.ts';

/** One kind of traveller, with its bounds. */
export interface ParticipantKind<Id extends string = string> {
  /** Key of this kind in the field's `value`. */
  id: Id;
  /** Label, e.g. "Children". */
  label: string;
  /** Second line, e.g. "3 to 11 years" (SE-064). */
  description?: string;
  /** Least and greatest count, both included (SE-062, SE-067). */
  minValue: number;
  maxValue: number;
  /** Formats a count for assistive technology, e.g. "2 children". @default the label and the number */
  formatCount?: (count: number) => string;
  /** Name of the count in a form. */
  name?: string;
}

export interface ParticipantsFieldProps<Id extends string = string> extends OpenStateProps, RootProps {
  /** Label of the field, e.g. "Travellers". */
  label: string;
  /** Kinds of travellers, in the order shown. */
  kinds: readonly ParticipantKind<Id>[];
  /** The counts in use, by kind. */
  value: Readonly<Record<Id, number>>;
  /** Formats all counts briefly, e.g. "2 adults, 1 child". */
  formatSummary: (counts: Readonly<Record<Id, number>>) => string;
  /**
   * Receives the counts each time the visitor closes the selector, by Confirm, Escape, a press outside or any other
   * way (SE-065, D-032). Called before `onOpenChange`.
   */
  onCommit: (counts: Readonly<Record<Id, number>>) => void;
  /** @default false */
  isDisabled?: boolean;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<ParticipantsFieldWords>;
}

/**
 * A search field that opens a stepper for each kind of traveller, in a panel under it on a desktop and in a sheet
 * from the bottom on a phone. It keeps a draft while open, and every way of closing commits the draft; the reason of
 * closing by Confirm is `selection`. Its `ref` is the button.
 */
export const ParticipantsField = forwardRef(function ParticipantsField<Id extends string>(
  props: ParticipantsFieldProps<Id>,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  const [attributes, own] = splitAttributes(props);
  const { label, kinds, value, formatSummary, onCommit, isDisabled = false, words: overrides } = own;
  const id = useId();
  const words = useWords('ParticipantsField', overrides);
  const triggerRef = useSharedRef(ref);
  const [isOpen, setOpen] = useOpenState(own);
  const [draft, setDraft] = useState<Readonly<Record<Id, number>>>();
  // A caller that closes the field discards the draft.
  if (!isOpen && draft) setDraft(undefined);
  const counts = draft ?? value;
  const commit = () => {
    setDraft(undefined);
    onCommit(counts);
  };

  return (
    <PanelOrSheet
      root={{ ...attributes, className: styles.root }}
      isOpen={isOpen}
      onOpenChange={(willBeOpen, reason) => {
        if (!willBeOpen) commit();
        setOpen(willBeOpen, { reason });
      }}
      isDisabled={isDisabled}
      triggerRef={triggerRef}
      renderTrigger={(trigger) => (
        <SearchFieldButton {...trigger} id={id} label={label} value={formatSummary(counts)} />
      )}
      labelledBy={labelIdOf(id)}
      title={label}
      sheetSide="bottom"
      // The stepper's keys work at once; the panel's name is announced when the focus enters.
      initialFocus="[role=spinbutton]"
      renderFooter={(place) => (
        <Button
          isWide
          size={place === 'sheet' ? 'large' : 'medium'}
          onClick={() => {
            commit();
            setOpen(false, { reason: 'selection' });
          }}
        >
          {words.confirm}
        </Button>
      )}
      beside={kinds.map(
        ({ id: kind, name }) =>
          name !== undefined && (
            <input key={kind} type="hidden" name={name} value={counts[kind]} disabled={isDisabled} />
          ),
      )}
    >
      {() => (
        <div className={styles.steppers}>
          {kinds.map((kind) => (
            <ParticipantStepper
              key={kind.id}
              label={kind.label}
              {...(kind.description !== undefined && { description: kind.description })}
              {...(kind.formatCount && { valueText: kind.formatCount(counts[kind.id]) })}
              value={counts[kind.id]}
              minValue={kind.minValue}
              maxValue={kind.maxValue}
              onChange={(count) => setDraft({ ...counts, [kind.id]: count })}
            />
          ))}
        </div>
      )}
    </PanelOrSheet>
  );
  // `forwardRef` loses the type of the ids.
}) as <Id extends string>(
  props: ParticipantsFieldProps<Id> & RefAttributes<HTMLButtonElement>,
) => ReactElement;
