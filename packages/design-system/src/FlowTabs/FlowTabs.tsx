import { type ForwardedRef, forwardRef, type ReactElement, type RefAttributes } from 'react';
import { TabLinks } from '../Tabs/TabLinks.tsx';
import type { RootProps } from '../react/rootProps.ts';

/** A flow to choose: its name and its page. */
export interface FlowTabsOption<Id extends string = string> {
  id: Id;
  /** E.g. "Book a stay". */
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
   * Receives the `id` of a flow pressed the plain way, in place of following its link; not called for the
   * current one. Leave it out to let links be links.
   */
  onChange?: (id: Id) => void;
}

/**
 * Switches the search between flows (SE-044).
 *
 * Links with `aria-current` and not a tablist or radio buttons: each leads to an address of its own, works before
 * and without JavaScript, and opens in a new tab like any other link.
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
