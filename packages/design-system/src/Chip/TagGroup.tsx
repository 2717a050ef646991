import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import * as styles from './Chip.css.ts';
import { RemovableChip } from './RemovableChip.tsx';

/** A chip that a press removes. */
export interface Tag<Id extends string = string> {
  /** Unique in the group. */
  id: Id;
  /** What is in use, e.g. "Spa". */
  label: string;
  /** What a press does, in words that hold the label, e.g. "Remove Spa"; its name. */
  removeLabel: string;
}

export interface TagGroupProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'role' | 'children' | 'className' | 'style' | 'aria-label'
> {
  /** Names the group, e.g. "Applied filters". */
  label: string;
  /** In the order in which they are shown; without any there is no group. */
  tags: readonly Tag[];
  /** Receives the id of a tag that the visitor takes away. Where the focus goes after the last is the caller's to say. */
  onRemove: (id: string) => void;
}

/**
 * Things in use, each of which can be taken away: one stop of the Tab key, with arrow keys between them and Delete to
 * remove (APG grid of one cell a row). Its keys are those of React Aria’s tag group, which weighs 30 kB gzip in five
 * languages with the state that it needs; this weighs 2.0 with its styles.
 */
export const TagGroup = forwardRef<HTMLDivElement, TagGroupProps>(function TagGroup(
  { label, tags, onRemove, ...root },
  ref,
) {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const [lastFocused, setLastFocused] = useState<string>();
  const stop = tags.some(({ id }) => id === lastFocused) ? lastFocused : tags[0]?.id;

  const focus = (index: number) => {
    const tag = tags.at(index % tags.length);
    if (tag) buttons.current.get(tag.id)?.focus();
  };

  /** Where a tag was that the visitor removed, until it is gone. */
  const removed = useRef<{ id: string; index: number }>(undefined);
  useBrowserLayoutEffect(() => {
    const gone = removed.current;
    if (!gone || tags.some(({ id }) => id === gone.id)) return;
    removed.current = undefined;
    if (tags.length > 0) focus(Math.min(gone.index, tags.length - 1));
  });
  const remove = (id: string, index: number) => {
    removed.current = { id, index };
    onRemove(id);
  };

  const press = (event: KeyboardEvent<HTMLElement>, id: string, index: number) => {
    const { key, currentTarget } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    if (key === 'ArrowDown' || key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) focus(index + 1);
    else if (key === 'ArrowUp' || key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) focus(index - 1);
    else if (key === 'Home') focus(0);
    else if (key === 'End') focus(-1);
    else if (key === 'Delete' || key === 'Backspace') remove(id, index);
    else return;
    event.preventDefault();
  };

  if (tags.length === 0) return null;
  return (
    <div {...root} ref={ref} role="grid" aria-label={label} className={styles.group}>
      {tags.map((tag, index) => (
        <div key={tag.id} role="row" className={styles.tag}>
          <div role="gridcell" className={styles.cell}>
            <RemovableChip
              ref={(button) => {
                if (button) buttons.current.set(tag.id, button);
                else buttons.current.delete(tag.id);
              }}
              label={tag.label}
              removeLabel={tag.removeLabel}
              tabIndex={tag.id === stop ? 0 : -1}
              onFocus={() => setLastFocused(tag.id)}
              onKeyDown={(event) => press(event, tag.id, index)}
              onRemove={() => remove(tag.id, index)}
            />
          </div>
        </div>
      ))}
    </div>
  );
});
