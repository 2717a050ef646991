import { type ForwardedRef, forwardRef, type ReactElement, type RefAttributes } from 'react';
import { TabLinks } from '../Tabs/TabLinks.tsx';
import type { RootProps } from '../react/rootProps.ts';

/** A flow, with its name and address. */
export interface FlowTabsOption<Id extends string = string> {
  id: Id;
  /** Text of the link, e.g. "Book a stay". */
  label: string;
  /** The address of this flow: a plain link, so that it works without JavaScript and in a new tab. */
  href: string;
}

export interface FlowTabsProps<Id extends string = string> extends RootProps {
  /** Names the group of links, e.g. "What are you looking for?". */
  label: string;
  /** Usually two: booking and gifting (SE-044). */
  options: readonly FlowTabsOption<Id>[];
  /** The `id` of the flow in use. */
  value: Id;
  /**
   * Called for a press on another flow without modifier keys, in place of following its link. Without it the links
   * are followed.
   */
  onChange?: (id: Id) => void;
}

/**
 * Switches the search between flows (SE-044).
 *
 * Renders links with `aria-current` instead of a tablist or radio buttons: each has an address of its own, works
 * before hydration and without JavaScript, and can be opened in a new tab.
 */
export const FlowTabs = forwardRef(GenericFlowTabs) as <Id extends string>(
  props: FlowTabsProps<Id> & RefAttributes<HTMLElement>,
) => ReactElement;

function GenericFlowTabs<Id extends string>(
  { label, options, value, onChange, ...root }: FlowTabsProps<Id>,
  ref: ForwardedRef<HTMLElement>,
): ReactElement {
  return (
    <TabLinks<Id>
      {...root}
      rootRef={ref}
      label={label}
      links={options}
      current={value}
      currentAs="true"
      variant="pill"
      onPress={
        onChange &&
        ((id) => {
          if (id !== value) onChange(id);
        })
      }
    />
  );
}
