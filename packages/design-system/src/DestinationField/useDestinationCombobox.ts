import { useCallback, useRef, useState, type ChangeEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '../keyboard/isComposing.ts';
import { activeElementAround } from '../layers/dom.ts';
import type { OpenChangeReason } from '../layers/useOpenState.ts';
import { useLatest } from '../react/useLatest.ts';
import { findActive, panelFor, type DestinationPanel } from './destinationPanel.ts';
import {
  optionGroups,
  optionKey,
  type DestinationAction,
  type DestinationOption,
  type DestinationOptionGroup,
} from './destinationOptions.ts';

export interface DestinationComboboxProps {
  /** The chosen destination, if there is one. */
  value?: { id: string; label: string } | undefined;
  /** The text typed so far; the caller's suggestions are for this text. */
  inputValue: string;
  onInputChange: (text: string) => void;
  /**
   * Suggestions for `inputValue`, best first. An empty list means that nothing matches; pass undefined before the
   * response and after a failed request, so that nothing is shown (SE-061).
   */
  suggestions?: readonly DestinationOption[] | undefined;
  /** Recent searches, most recent first; offered while no text is typed (SE-050). */
  recents?: readonly DestinationOption[] | undefined;
  /** An action in place of naming a destination, e.g. searching around the visitor (SE-034). */
  action?: DestinationAction | undefined;
  /** Whether suggestions for `inputValue` are loading. @default false */
  isLoading?: boolean | undefined;
  /** Called when an option is chosen; receives its id. */
  onChoose: (id: string) => void;
  /** Called when the destination is removed: by the clear button, or when the field is left with another text. */
  onClear: () => void;
}

interface Options extends DestinationComboboxProps {
  /** Prefix of the ids of list and options. */
  id: string;
  /** Whether the list should be open; it is shown only while it has content. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean, reason: OpenChangeReason) => void;
  /** Whether the list's code has loaded; keys pressed before that take effect when it has. @default true */
  isListReady?: boolean;
  /** Called when a key or a choice ends the search, to close more than the list (the phone's overlay). */
  onFinish?: (reason: OpenChangeReason) => void;
}

/** State and handlers of a destination's input and list, both in the dropdown and in the phone's overlay. */
export interface DestinationCombobox {
  /** Ids, roles, states and handlers for the input. */
  inputProps: ReturnType<typeof comboboxAttributes> & {
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onClick: () => void;
    onFocus: () => void;
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  };
  listId: string;
  groups: readonly DestinationOptionGroup[];
  /** DOM id of an option, by its group and its index in it. */
  optionId: (group: DestinationOptionGroup, place: number) => string;
  /** Chooses an option. Its identity is stable. */
  choose: (group: DestinationOptionGroup['id'], option: DestinationOption) => void;
  /** DOM id of the option that the keys have reached. */
  activeId: string | undefined;
  /** That option itself. */
  activeOption: DestinationOption | undefined;
  /** What the panel under the input shows. */
  panel: DestinationPanel;
  clear: () => void;
  /** Discards the typed text and shows the destination again (D-031). */
  restore: (reason: OpenChangeReason) => void;
  /** Ends the search when the field is left (D-031). */
  leave: () => void;
  /** Reads the input's text; also opens the list if the input has the focus, i.e. the text was typed. */
  edit: (input: HTMLInputElement) => void;
  /** Whether there is a destination or a text to clear. */
  canClear: boolean;
  /** `onMouseDown` of elements around the input, so that a press on them does not take its focus. */
  keepFocus: (event: MouseEvent) => void;
}

function comboboxAttributes(listId: string, isExpanded: boolean, activeId: string | undefined) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': isExpanded,
    'aria-controls': isExpanded ? listId : undefined,
    'aria-activedescendant': activeId,
    autoComplete: 'off',
    autoCorrect: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    enterKeyHint: 'search',
  } as const;
}

/**
 * The APG's editable combobox with list autocomplete and manual selection, with the rules of D-031: focusing empties
 * the field and opens the list (SE-048); the destination is removed only when the field is left with another text, or
 * by the clear button. So `value` stays the destination to restore, and needs no copy here.
 *
 * Own code, because React Aria's combobox with its list and state weighs 35 kB gzip in five languages; the whole
 * field with its overlay and styles weighs 14.9, 7.2 of it before it is opened.
 */
export function useDestinationCombobox(options: Options): DestinationCombobox {
  const {
    id,
    isOpen,
    onOpenChange,
    value,
    inputValue,
    onInputChange,
    recents = [],
    action,
    isLoading = false,
    onChoose,
    onClear,
    isListReady = true,
    onFinish,
  } = options;
  const offered = { action, recents, suggestions: options.suggestions ?? [] };
  const [isEditing, setIsEditing] = useState(false);
  // A key instead of an index, because late suggestions may move or remove the option.
  const [activeKey, setActiveKey] = useState<string>();

  const groups = optionGroups(inputValue, offered);
  const listId = `${id}list`;
  const optionId = (group: DestinationOptionGroup, place: number) => `${id}${group.id}${place}`;
  const isBlank = inputValue.trim() === '';
  const due = isOpen ? panelFor(groups, isBlank, isLoading, options.suggestions !== undefined) : 'closed';
  const panel = isListReady ? due : 'closed';
  const reached = findActive(groups, activeKey);
  const active = panel === 'options' ? reached : undefined;
  const activeId = active && optionId(active.group, active.place);

  const setText = (text: string) => {
    if (text !== inputValue) onInputChange(text);
  };
  /** Request id of the latest action; an action whose id is older has been superseded and is dropped. */
  const requestId = useRef(0);
  const abandon = () => {
    requestId.current += 1;
    action?.onCancel();
  };
  const open = (reason: OpenChangeReason) => {
    if (!isOpen) onOpenChange(true, reason);
  };
  const close = (reason: OpenChangeReason) => {
    if (isOpen) onOpenChange(false, reason);
    setActiveKey(undefined);
  };
  /** Opens the list, and empties the field if it shows a destination; other text stays. */
  const begin = (reason: OpenChangeReason) => {
    open(reason);
    if (isEditing) return;
    setIsEditing(true);
    if (value) setText('');
  };
  const restore = (reason: OpenChangeReason) => {
    close(reason);
    setIsEditing(false);
    if (value || isBlank) setText('');
  };
  const leaveFor = (reason: OpenChangeReason) => {
    if (isEditing && !isBlank) {
      close(reason);
      setIsEditing(false);
      if (value) onClear();
    } else {
      restore(reason);
    }
  };
  const edit = (input: HTMLInputElement) => {
    const text = input.value;
    abandon();
    if (activeElementAround(input) !== input) {
      // Changed by a script or a password manager: treated as if the field was left with another text.
      if (value) onClear();
      onInputChange(text);
      return;
    }
    setIsEditing(true);
    open('typing');
    setActiveKey(undefined);
    onInputChange(text);
  };
  const finish = () => {
    close('selection');
    setIsEditing(false);
    setText('');
    onFinish?.('selection');
  };
  const latestFinish = useLatest(finish);
  const act = async ({ onPress }: DestinationAction) => {
    requestId.current += 1;
    const id = requestId.current;
    if ((await onPress()) && id === requestId.current) latestFinish.current();
  };
  const choose = (group: DestinationOptionGroup['id'], option: DestinationOption) => {
    if (group === 'action') {
      if (action) void act(action);
      return;
    }
    abandon();
    onChoose(option.id);
    finish();
  };
  const latestChoose = useLatest(choose);
  const clear = () => {
    abandon();
    setActiveKey(undefined);
    setIsEditing(true);
    open('trigger');
    onClear();
    setText('');
  };

  const moveTo = (place: 'next' | 'previous') => {
    // Opening may empty the field: then the keys move through the options for an empty text.
    const walked = !isEditing && value ? optionGroups('', offered) : groups;
    const keys = walked.flatMap((group) => group.options.map((option) => optionKey(group, option)));
    const current = reached ? keys.indexOf(optionKey(reached.group, reached.option)) : -1;
    begin('trigger');
    setActiveKey(
      place === 'next' ? keys[(current + 1) % keys.length] : keys.at(current < 1 ? -1 : current - 1),
    );
  };

  const onEscape = (input: HTMLInputElement): boolean => {
    abandon();
    if (isEditing && value) {
      // Selects the text, so that typing replaces the destination instead of appending to it.
      flushSync(() => restore('escape'));
      input.select();
    } else if (due !== 'closed' || (isOpen && !isBlank)) {
      // Also while the list's code or its options are loading, so that it does not open afterwards.
      close('escape');
    } else if (!value && inputValue !== '') {
      setText('');
    } else if (!onFinish) {
      return false;
    }
    onFinish?.('escape');
    return true;
  };

  /** Handles a key; returns whether it was used. */
  const onKey = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    switch (event.key) {
      case 'ArrowDown':
        if (event.altKey) begin('trigger');
        else moveTo('next');
        return true;
      case 'ArrowUp':
        if (event.altKey) close('trigger');
        else moveTo('previous');
        return true;
      case 'Enter':
        if (active) {
          choose(active.group.id, active.option);
          return true;
        }
        // The form is about to be submitted, with the same value as when the field is left.
        flushSync(() => leaveFor('selection'));
        onFinish?.('selection');
        return onFinish !== undefined;
      case 'Escape':
        return onEscape(event.currentTarget);
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        // The key moves the text cursor, so that no option stays active.
        setActiveKey(undefined);
        return false;
      default:
        return false;
    }
  };

  return {
    inputProps: {
      ...comboboxAttributes(listId, panel === 'options', activeId),
      value: isEditing ? inputValue : (value?.label ?? inputValue),
      onChange: (event) => edit(event.currentTarget),
      onClick: () => begin('trigger'),
      onFocus: () => begin('focus'),
      onKeyDown: (event) => {
        if (isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey) return;
        if (!onKey(event)) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
    listId,
    groups,
    optionId,
    choose: useCallback((group, option) => latestChoose.current(group, option), [latestChoose]),
    activeId,
    activeOption: active?.option,
    panel,
    clear,
    restore,
    leave: () => leaveFor('focus'),
    edit,
    canClear: value !== undefined || inputValue !== '',
    keepFocus: (event) => event.preventDefault(),
  };
}
