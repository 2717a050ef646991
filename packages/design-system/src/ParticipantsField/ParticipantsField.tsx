import { type JSX, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import { Drawer } from '../Drawer/index.ts';
import { DropdownPanel } from '../Dropdown/DropdownPanel.tsx';
import { isPhone } from '../layers/isPhone.ts';
import { useDismissal } from '../layers/useDismissal.ts';
import { ParticipantStepper } from '../ParticipantStepper/index.ts';
import { labelIdOf, SearchFieldButton } from '../SearchBox/SearchFieldButton.tsx';
import { useWords } from '../words/index.ts';
import * as styles from './ParticipantsField.css.ts';
import type { ParticipantsFieldWords } from './words.ts';

/** One line of the selector: who is counted, and within which bounds. */
export interface ParticipantKind<Id extends string = string> {
  /** The key of its count in the field's `value`. */
  id: Id;
  /** E.g. "Children". */
  label: string;
  /** Second line, e.g. "3 to 11 years" (SE-064). */
  description?: string;
  /** People; both bounds included (SE-062, SE-067). */
  minValue: number;
  maxValue: number;
  /** A count in words, e.g. "2 children", for assistive technology. @default the label and the number */
  formatCount?: (count: number) => string;
  /** Sends the count in a form under this name. */
  name?: string;
}

export interface ParticipantsFieldProps<Id extends string = string> {
  /** E.g. "Travellers". */
  label: string;
  /** Who can be counted, in the order shown. */
  kinds: readonly ParticipantKind<Id>[];
  /** The counts in use, by kind. */
  value: Readonly<Record<Id, number>>;
  /** All counts in a few words, e.g. "2 adults, 1 child". */
  formatSummary: (counts: Readonly<Record<Id, number>>) => string;
  /** Receives the counts once each time the selector closes: by Confirm, Escape, a press outside or any other way (SE-065, D-032). */
  onCommit: (counts: Readonly<Record<Id, number>>) => void;
  /**
   * Opens by itself, once, after mounting: for callers that load the field only when its place-holder is pressed.
   * @default false
   */
  defaultIsOpen?: boolean;
  /** @default false */
  isDisabled?: boolean;
  /** Own words in place of the page's, one by one. */
  words?: Partial<ParticipantsFieldWords>;
}

/**
 * A search field that opens a stepper for each kind of traveller, in a panel under it on a desktop and in a sheet
 * from the bottom on a phone. It keeps a draft while open, and every way of closing takes the draft over.
 */
export function ParticipantsField<Id extends string>(props: ParticipantsFieldProps<Id>): JSX.Element {
  const { label, kinds, value, formatSummary, onCommit, words: overrides } = props;
  const { defaultIsOpen = false, isDisabled = false } = props;
  const id = useId();
  const words = useWords('ParticipantsField', overrides);
  const [draft, setDraft] = useState<Readonly<Record<Id, number>>>();
  // Which of the two is decided when it opens: turning the phone must not throw the draft away.
  const [place, setPlace] = useState<'panel' | 'sheet'>('panel');

  const counts = draft ?? value;
  const rootRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const open = () => {
    // What the focus leaves on opening gets it back on closing; Safari does not focus a button that is pressed.
    triggerRef.current?.focus({ preventScroll: true });
    setPlace(isPhone(triggerRef.current) ? 'sheet' : 'panel');
    setDraft(value);
  };
  const commit = () => {
    setDraft(undefined);
    onCommit(counts);
  };

  const isOpen = draft !== undefined;
  const isPanel = isOpen && place === 'panel';
  useDismissal(rootRef, isPanel, commit);
  useEffect(() => {
    // Its keys work at once; the panel's name is read on the way in.
    if (isPanel) rootRef.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
  }, [isPanel]);

  const openAtFirst = useRef(defaultIsOpen && !isDisabled ? open : undefined);
  useBrowserLayoutEffect(() => {
    openAtFirst.current?.();
    openAtFirst.current = undefined;
  }, []);

  const steppers = (
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
  );

  return (
    <>
      <div ref={rootRef} className={styles.root}>
        <SearchFieldButton
          ref={triggerRef}
          id={id}
          label={label}
          value={formatSummary(counts)}
          disabled={isDisabled}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isPanel ? `${id}panel` : undefined}
          onClick={() => (isOpen ? commit() : open())}
        />
        {isPanel && (
          <DropdownPanel
            id={`${id}panel`}
            triggerRef={triggerRef}
            labelledBy={labelIdOf(id)}
            isForm
            footer={
              <Button isWide onClick={commit}>
                {words.confirm}
              </Button>
            }
          >
            {steppers}
          </DropdownPanel>
        )}
        {kinds.map(
          (kind) =>
            kind.name !== undefined && (
              <input
                key={kind.id}
                type="hidden"
                name={kind.name}
                value={counts[kind.id]}
                disabled={isDisabled}
              />
            ),
        )}
      </div>
      <Drawer
        side="bottom"
        isOpen={isOpen && place === 'sheet'}
        title={label}
        onClose={commit}
        footer={
          <Button isWide size="large" onClick={commit}>
            {words.confirm}
          </Button>
        }
      >
        {steppers}
      </Drawer>
    </>
  );
}
